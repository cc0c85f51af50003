-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "voucherCode" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "method" TEXT;
