-- AlterTable
ALTER TABLE "Log" ADD COLUMN     "userId" INTEGER;

-- CreateIndex
CREATE INDEX "Log_subject_subjectId_at_idx" ON "Log"("subject", "subjectId", "at");

-- CreateIndex
CREATE INDEX "Log_userId_idx" ON "Log"("userId");
