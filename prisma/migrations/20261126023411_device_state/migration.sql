-- CreateTable
CREATE TABLE "DeviceState" (
    "deviceId" INTEGER NOT NULL,
    "reportedAt" TIMESTAMPTZ(3) NOT NULL,
    "clockOffsetMs" INTEGER NOT NULL,
    "printers" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "DeviceState_pkey" PRIMARY KEY ("deviceId")
);

-- AddForeignKey
ALTER TABLE "DeviceState" ADD CONSTRAINT "DeviceState_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "Device"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "DeviceState" ADD CONSTRAINT "DeviceState_printers" CHECK (jsonb_typeof("printers") = 'array');
