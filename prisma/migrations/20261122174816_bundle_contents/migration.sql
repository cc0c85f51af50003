-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "contents" JSONB NOT NULL DEFAULT '[]';
