-- AlterTable
ALTER TABLE "Device" ADD COLUMN     "pairingExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "pairingHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Device_pairingHash_key" ON "Device"("pairingHash");
