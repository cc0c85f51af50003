-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "isDropped" BOOLEAN NOT NULL DEFAULT false;

-- The messages of an order, for its details.
CREATE INDEX "Outbox_message_order_idx" ON "Outbox"((("payload"->>'order')::int)) WHERE "kind" IN ('mail', 'sms');
