-- expand
-- The first waiting rows of a kind in their order, however many wait; the former index found all of them first.
CREATE INDEX "Outbox_state_kind_id_idx" ON "Outbox"("state", "kind", "id");
DROP INDEX "Outbox_state_runAt_idx";
