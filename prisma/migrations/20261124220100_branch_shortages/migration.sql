-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "shortages" JSONB NOT NULL DEFAULT '[]';
