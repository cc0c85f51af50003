-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "escalationContacts" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "escalationMinutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rejectMinutes" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "Branch"
  ADD CONSTRAINT "Branch_escalation" CHECK (
    "escalationMinutes" BETWEEN 0 AND 1440 AND "rejectMinutes" BETWEEN 0 AND 1440
    AND ("rejectMinutes" = 0 OR "rejectMinutes" > "escalationMinutes")
  );
