-- Pages of the order history are counted off in an index, however deep they lie.
DROP INDEX "Order_createdAt_idx";
CREATE INDEX "Order_createdAt_id_branchId_state_idx" ON "Order"("createdAt", "id", "branchId", "state");
CREATE INDEX "Order_branchId_createdAt_id_state_idx" ON "Order"("branchId", "createdAt", "id", "state");
CREATE INDEX "Order_ticketDay_ticketNumber_id_branchId_state_idx" ON "Order"("ticketDay", "ticketNumber", "id", "branchId", "state");
