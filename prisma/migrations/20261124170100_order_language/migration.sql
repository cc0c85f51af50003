-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'de';
ALTER TABLE "Order" ADD CONSTRAINT "Order_language" CHECK ("language" IN ('de', 'en'));
