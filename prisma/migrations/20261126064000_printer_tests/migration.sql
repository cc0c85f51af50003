-- AlterTable
ALTER TABLE "DeviceCommand" ADD COLUMN     "printer" TEXT;
