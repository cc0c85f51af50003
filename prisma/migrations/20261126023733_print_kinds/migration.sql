-- CreateEnum
CREATE TYPE "PrintKind" AS ENUM ('normal', 'void', 'change');

-- DropIndex
DROP INDEX "PrintJob_outboxId_layout_key";

-- AlterTable
ALTER TABLE "PrintJob" ADD COLUMN     "content" JSONB,
ADD COLUMN     "fingerprint" TEXT,
ADD COLUMN     "kind" "PrintKind" NOT NULL DEFAULT 'normal';

-- CreateIndex
CREATE UNIQUE INDEX "PrintJob_outboxId_layout_kind_key" ON "PrintJob"("outboxId", "layout", "kind");

-- Only a cook is told what to stop and what has changed.
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_kind" CHECK ("kind" = 'normal' OR "layout" = 'kitchen');
