-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "soldOut" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
