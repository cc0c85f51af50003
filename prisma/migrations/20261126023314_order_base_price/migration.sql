-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "basePrice" INTEGER,
ADD COLUMN     "baseUnit" TEXT;

-- A price without its unit would say nothing.
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_base_price" CHECK (("basePrice" IS NULL) = ("baseUnit" IS NULL));
