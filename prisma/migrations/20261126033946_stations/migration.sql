-- AlterEnum
ALTER TYPE "PrintLayout" ADD VALUE 'label';

-- DropIndex
DROP INDEX "PrintJob_outboxId_layout_kind_key";

-- AlterTable
ALTER TABLE "Device" ADD COLUMN     "stations" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "PrintJob" ADD COLUMN     "station" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Station" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "categories" INTEGER[],
    "takesRest" BOOLEAN NOT NULL DEFAULT false,
    "layout" TEXT NOT NULL DEFAULT 'kitchen',
    "takeawayCopies" INTEGER NOT NULL DEFAULT 1,
    "deliveryCopies" INTEGER NOT NULL DEFAULT 1,
    "dineInCopies" INTEGER NOT NULL DEFAULT 1,
    "devices" INTEGER[],
    "fallbackId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Station_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Station_branchId_name_key" ON "Station"("branchId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "PrintJob_outboxId_layout_kind_station_key" ON "PrintJob"("outboxId", "layout", "kind", "station");

-- AddForeignKey
ALTER TABLE "Station" ADD CONSTRAINT "Station_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Station" ADD CONSTRAINT "Station_layout" CHECK ("layout" IN ('kitchen', 'label'));
ALTER TABLE "Station" ADD CONSTRAINT "Station_copies" CHECK (
  "takeawayCopies" BETWEEN 0 AND 5 AND "deliveryCopies" BETWEEN 0 AND 5 AND "dineInCopies" BETWEEN 0 AND 5);

-- Only those who cook are told what to stop and what has changed, and only their slips belong to a station.
ALTER TABLE "PrintJob" DROP CONSTRAINT "PrintJob_kind";
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_kind" CHECK ("layout" <> 'receipt' OR ("kind" = 'normal' AND "station" = 0));
