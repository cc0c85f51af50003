-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "voucherCode" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "method" TEXT;

-- AlterTable
ALTER TABLE "DeviceCommand" ADD COLUMN     "content" JSONB;
