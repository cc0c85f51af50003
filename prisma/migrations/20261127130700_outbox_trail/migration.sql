-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "requestId" TEXT,
ADD COLUMN     "traceparent" TEXT;
