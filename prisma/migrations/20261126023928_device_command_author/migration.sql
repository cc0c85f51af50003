-- Who asked for it stands in the log, with the id of the person; nothing read the name here.
ALTER TABLE "DeviceCommand" DROP COLUMN "actor";
