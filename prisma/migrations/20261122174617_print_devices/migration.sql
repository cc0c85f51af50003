-- AlterEnum
ALTER TYPE "PrintState" ADD VALUE 'expired';

-- AlterTable
ALTER TABLE "Device" ADD COLUMN     "layouts" "PrintLayout"[],
ADD COLUMN     "layoutsAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PrintJob" ADD COLUMN     "declinedBy" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
