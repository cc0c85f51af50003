-- CreateTable
CREATE TABLE "Printer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "deviceId" INTEGER NOT NULL,
    "identifier" TEXT NOT NULL DEFAULT '',
    "interface" TEXT NOT NULL DEFAULT 'tcp',
    "host" TEXT NOT NULL DEFAULT '',
    "port" INTEGER NOT NULL DEFAULT 9100,
    "queue" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL DEFAULT '',
    "columns" TEXT NOT NULL DEFAULT '42',
    "codePage" TEXT NOT NULL DEFAULT 'PC858',
    "layouts" TEXT[],
    "stations" INTEGER[],
    "copies" INTEGER NOT NULL DEFAULT 1,
    "statusQuery" BOOLEAN NOT NULL DEFAULT true,
    "openDrawer" BOOLEAN NOT NULL DEFAULT false,
    "cancelChineseMode" BOOLEAN NOT NULL DEFAULT false,
    "fallbackId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Printer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Printer_deviceId_idx" ON "Printer"("deviceId");

-- CreateIndex
CREATE UNIQUE INDEX "Device_id_branchId_key" ON "Device"("id", "branchId");

-- AddForeignKey
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_deviceId_branchId_fkey" FOREIGN KEY ("deviceId", "branchId") REFERENCES "Device"("id", "branchId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Printer" ADD CONSTRAINT "Printer_interface" CHECK ("interface" IN ('tcp', 'system', 'file'));
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_columns" CHECK ("columns" IN ('32', '42', '48'));
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_port" CHECK ("port" BETWEEN 1 AND 65535);
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_copies" CHECK ("copies" BETWEEN 1 AND 5);
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_fallback" CHECK ("fallbackId" <> "id");

-- The device hears of every change of its printers, whoever makes it.
CREATE FUNCTION printer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('device-printers', OLD."deviceId"::text);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('device-printers', NEW."deviceId"::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER printer_changed AFTER INSERT OR UPDATE OR DELETE ON "Printer"
  FOR EACH ROW EXECUTE FUNCTION printer_changed();
