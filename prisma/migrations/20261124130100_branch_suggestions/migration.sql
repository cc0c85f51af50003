-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "suggestedProducts" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
