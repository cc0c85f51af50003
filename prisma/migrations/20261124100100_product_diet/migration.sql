-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "diet" TEXT;
ALTER TABLE "Product"
  ADD CONSTRAINT "Product_diet" CHECK ("diet" IN ('vegan', 'vegetarian', 'veganPossible', 'vegetarianPossible'));
