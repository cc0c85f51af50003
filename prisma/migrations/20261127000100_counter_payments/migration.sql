-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "voucherCode" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "method" TEXT;

-- AlterTable
ALTER TABLE "DeviceCommand" ADD COLUMN     "content" JSONB;
ALTER TABLE "DeviceCommand"
  DROP CONSTRAINT "DeviceCommand_kind",
  ADD CONSTRAINT "DeviceCommand_kind" CHECK ("kind" IN ('notification', 'print', 'logs', 'cash-report'));
