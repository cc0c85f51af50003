-- AlterTable
ALTER TABLE "OrderEvent" ADD COLUMN     "deviceId" INTEGER,
ADD COLUMN     "userId" INTEGER;

-- AlterTable
ALTER TABLE "OrderRevision" ADD COLUMN     "deviceId" INTEGER,
ADD COLUMN     "userId" INTEGER;
