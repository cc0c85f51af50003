-- expand
-- AlterTable
ALTER TABLE "User" ADD COLUMN     "isTerminalPinWeak" BOOLEAN NOT NULL DEFAULT false;
