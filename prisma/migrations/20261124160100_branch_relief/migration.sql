-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "deliveryMinutes" INTEGER NOT NULL DEFAULT 45,
ADD COLUMN     "dineInMinutes" INTEGER NOT NULL DEFAULT 15,
ADD COLUMN     "relief" JSONB NOT NULL DEFAULT '{"takeawayPausedUntil":null,"deliveryPausedUntil":null,"dineInPausedUntil":null,"busyMinutes":0,"busyUntil":null}',
ADD COLUMN     "takeawayMinutes" INTEGER NOT NULL DEFAULT 20;

ALTER TABLE "Branch"
  ADD CONSTRAINT "Branch_promiseMinutes" CHECK (
    "takeawayMinutes" BETWEEN 1 AND 600 AND "deliveryMinutes" BETWEEN 1 AND 600 AND "dineInMinutes" BETWEEN 1 AND 600
  );
