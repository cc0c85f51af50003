-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "deliveryNote" TEXT NOT NULL DEFAULT '';
-- Only a delivery has one.
ALTER TABLE "Order" ADD CONSTRAINT "Order_deliveryNote" CHECK ("deliveryNote" = '' OR "isDelivery");
