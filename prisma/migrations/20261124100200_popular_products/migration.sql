-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "popularProducts" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
