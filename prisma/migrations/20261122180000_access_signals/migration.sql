-- Written by hand: whatever takes a right away, or gives another one, wakes the servers, which then judge the open streams
-- anew (server/use-cases/live-rights.ts). In the database, because there is no other place that every way out passes.
-- "lastSeenAt" of a session that is in use moves on and says nothing.
CREATE FUNCTION access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access', CASE TG_TABLE_NAME
    WHEN 'Session' THEN 'user ' || (to_jsonb(OLD) ->> 'userId')
    ELSE lower(TG_TABLE_NAME) || ' ' || (to_jsonb(OLD) ->> 'id') END);
  RETURN NULL;
END
$$;

CREATE TRIGGER access_changed_by_update AFTER UPDATE ON "Session" FOR EACH ROW
  WHEN (NEW."expiresAt" < OLD."expiresAt" OR NEW."lastSeenAt" < OLD."lastSeenAt") EXECUTE FUNCTION access_changed();
CREATE TRIGGER access_changed_by_update AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((NEW."roles", NEW."branches", NEW."isEnabled", NEW."isLocked", NEW."expiresAt")
    IS DISTINCT FROM (OLD."roles", OLD."branches", OLD."isEnabled", OLD."isLocked", OLD."expiresAt"))
  EXECUTE FUNCTION access_changed();
CREATE TRIGGER access_changed_by_update AFTER UPDATE ON "Device" FOR EACH ROW
  WHEN ((NEW."isEnabled", NEW."branchId", NEW."keyHash") IS DISTINCT FROM (OLD."isEnabled", OLD."branchId", OLD."keyHash"))
  EXECUTE FUNCTION access_changed();
CREATE TRIGGER access_changed_by_update AFTER UPDATE ON "Branch" FOR EACH ROW
  WHEN (NEW."isEnabled" IS DISTINCT FROM OLD."isEnabled") EXECUTE FUNCTION access_changed();

DO $$
DECLARE
  subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['Session', 'User', 'Device', 'Branch'] LOOP
    EXECUTE format('CREATE TRIGGER access_changed_by_delete AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION access_changed()', subject);
  END LOOP;
END
$$;
