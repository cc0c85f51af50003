-- Written by hand: a device that becomes one of another kind may open other things (R224); its streams are judged anew.
DROP TRIGGER access_changed_by_update ON "Device";
CREATE TRIGGER access_changed_by_update AFTER UPDATE ON "Device" FOR EACH ROW
  WHEN ((NEW."isEnabled", NEW."branchId", NEW."keyHash", NEW."type")
    IS DISTINCT FROM (OLD."isEnabled", OLD."branchId", OLD."keyHash", OLD."type"))
  EXECUTE FUNCTION access_changed();
