-- Written by hand (decision 0005): orders, their items and their history are kept in one partition per month, page views too. The
-- existing tables become the first partitions as they are. Names and columns stay, so that a server from before keeps working.

-- What says which months there are.
CREATE TABLE "OrderMonth" (
    "month" TEXT NOT NULL,
    "firstId" INTEGER NOT NULL,
    "endId" INTEGER NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "from" TIMESTAMPTZ(3),
    "to" TIMESTAMPTZ(3),
    "movedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OrderMonth_pkey" PRIMARY KEY ("month")
);
CREATE UNIQUE INDEX "OrderMonth_firstId_key" ON "OrderMonth"("firstId");
ALTER TABLE "OrderMonth"
  ADD CONSTRAINT "OrderMonth_month" CHECK ("month" ~ '^\d{4}-\d{2}$'),
  ADD CONSTRAINT "OrderMonth_ids" CHECK ("firstId" < "endId"),
  ADD CONSTRAINT "OrderMonth_closed" CHECK ("closedAt" IS NOT NULL OR ("from" IS NULL AND "to" IS NULL AND "movedAt" IS NULL));

-- What must be unique among the orders of all months; a partition only knows its own.
CREATE TABLE "OrderNumber" (
    "orderId" INTEGER NOT NULL,
    "uid" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "ticketDay" TEXT NOT NULL,
    "ticketNumber" INTEGER NOT NULL,

    CONSTRAINT "OrderNumber_pkey" PRIMARY KEY ("branchId","ticketDay","ticketNumber")
);
CREATE UNIQUE INDEX "OrderNumber_uid_key" ON "OrderNumber"("uid");

-- The existing tables make room for their names; new ones take these, with all columns, rules, indexes and triggers that there are.
-- Foreign keys to orders come back below. Indexes that make something unique do not: they stay with the first partition.
DO $$
DECLARE
  this text := to_char(now() AT TIME ZONE 'UTC', 'YYYY_MM');
  reference record;
  index record;
  trigger record;
  subject text;
  definition text;
  definitions text[];
BEGIN
  FOR reference IN SELECT conrelid::regclass AS child, conname FROM pg_constraint
    WHERE contype = 'f' AND confrelid = '"Order"'::regclass
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', reference.child, reference.conname);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY['Order', 'OrderItem', 'OrderEvent', 'AnalyticsEvent'] LOOP
    definitions := '{}';
    FOR index IN SELECT c.relname, pg_get_indexdef(c.oid) AS definition, i.indisunique FROM pg_index i
      JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = format('%I', subject)::regclass ORDER BY c.relname
    LOOP
      IF NOT index.indisunique THEN definitions := definitions || index.definition; END IF;
      EXECUTE format('ALTER INDEX %I RENAME TO %I', index.relname,
        subject || '_' || this || substr(index.relname, length(subject) + 1));
    END LOOP;
    FOR trigger IN SELECT t.tgname, pg_get_triggerdef(t.oid) AS definition FROM pg_trigger AS t
      WHERE t.tgrelid = format('%I', subject)::regclass AND NOT t.tgisinternal ORDER BY t.tgname
    LOOP
      definitions := definitions || trigger.definition;
      EXECUTE format('DROP TRIGGER %I ON %I', trigger.tgname, subject);
    END LOOP;
    EXECUTE format('ALTER TABLE %I RENAME TO %I', subject, subject || '_' || this);
    -- A key of a partitioned table contains what it is divided by.
    IF subject = 'OrderEvent' THEN
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I, ADD PRIMARY KEY ("sequence", "orderId")',
        subject || '_' || this, subject || '_' || this || '_pkey');
    ELSIF subject = 'AnalyticsEvent' THEN
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I, ADD PRIMARY KEY ("id", "at")',
        subject || '_' || this, subject || '_' || this || '_pkey');
    END IF;
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING STORAGE)
      PARTITION BY RANGE (%I)', subject, subject || '_' || this,
      CASE subject WHEN 'Order' THEN 'id' WHEN 'AnalyticsEvent' THEN 'at' ELSE 'orderId' END);
    FOREACH definition IN ARRAY definitions LOOP
      EXECUTE definition;
    END LOOP;
  END LOOP;
END
$$;

ALTER TABLE "Order" ADD CONSTRAINT "Order_pkey" PRIMARY KEY ("id");
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_pkey" PRIMARY KEY ("orderId", "position");
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("sequence", "orderId");
ALTER TABLE "AnalyticsEvent" ADD CONSTRAINT "AnalyticsEvent_pkey" PRIMARY KEY ("id", "at");
-- Nearly nothing of past months, so that looking there costs nothing.
CREATE INDEX "Order_open_idx" ON "Order"("branchId", "id") WHERE "state" IN ('awaiting', 'confirmed', 'inDelivery');
ALTER TABLE "Order" ADD CONSTRAINT "Order_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER SEQUENCE "Order_id_seq" OWNED BY "Order"."id";
ALTER SEQUENCE "OrderEvent_sequence_seq" OWNED BY "OrderEvent"."sequence";
ALTER SEQUENCE "AnalyticsEvent_id_seq" OWNED BY "AnalyticsEvent"."id";

-- Items and history refer to the orders of their own month: a reference to all months would cost each of them on every row.
CREATE FUNCTION attach_order_month(suffix text, first text, behind integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  subject text;
BEGIN
  EXECUTE format('ALTER TABLE "Order" ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', 'Order_' || suffix, first, behind);
  FOREACH subject IN ARRAY ARRAY['OrderItem', 'OrderEvent'] LOOP
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', subject, subject || '_' || suffix, first,
      behind);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY ("orderId") REFERENCES %I("id")
      ON DELETE RESTRICT ON UPDATE CASCADE', subject || '_' || suffix, subject || '_orderId_fkey', 'Order_' || suffix);
  END LOOP;
END
$$;

-- The first partitions: everything up to the end of this month, and a million orders of room at least.
DO $$
DECLARE
  this timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
  suffix text := to_char(this, 'YYYY_MM');
  behind integer := (((SELECT last_value FROM "Order_id_seq") + 1000000) / 4000000 + 1) * 4000000;
  latest timestamp;
  first text := format('AnalyticsEvent_%s', suffix);
BEGIN
  PERFORM attach_order_month(suffix, 'MINVALUE', behind);
  INSERT INTO "OrderMonth" ("month", "firstId", "endId") VALUES (to_char(this, 'YYYY-MM'), 0, behind);
  EXECUTE format('SELECT GREATEST($1, date_trunc(''month'', max("at") AT TIME ZONE ''UTC'')) FROM %I', first) INTO latest USING this;
  IF latest > this THEN
    EXECUTE format('ALTER TABLE %I RENAME TO %I', first, 'AnalyticsEvent_' || to_char(latest, 'YYYY_MM'));
    first := 'AnalyticsEvent_' || to_char(latest, 'YYYY_MM');
  END IF;
  EXECUTE format('ALTER TABLE "AnalyticsEvent" ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', first,
    (latest + interval '1 month') AT TIME ZONE 'UTC');
END
$$;
-- For what a server writes before anybody has made its month.
CREATE TABLE "AnalyticsEvent_other" PARTITION OF "AnalyticsEvent" DEFAULT;

INSERT INTO "OrderNumber" ("orderId", "uid", "branchId", "ticketDay", "ticketNumber")
SELECT "id", "uid", "branchId", "ticketDay", "ticketNumber" FROM "Order";
CREATE FUNCTION keep_order_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "OrderNumber" ("orderId", "uid", "branchId", "ticketDay", "ticketNumber")
  VALUES (NEW."id", NEW."uid", NEW."branchId", NEW."ticketDay", NEW."ticketNumber");
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_order_number AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION keep_order_number();
-- As an index would, numbers go with their orders, if anybody ever empties the table.
CREATE FUNCTION forget_order_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE "OrderNumber";
  ELSE
    DELETE FROM "OrderNumber"
    WHERE "branchId" = OLD."branchId" AND "ticketDay" = OLD."ticketDay" AND "ticketNumber" = OLD."ticketNumber";
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER forget_order_number AFTER DELETE ON "Order" FOR EACH ROW EXECUTE FUNCTION forget_order_number();
CREATE TRIGGER forget_order_numbers AFTER TRUNCATE ON "Order" FOR EACH STATEMENT EXECUTE FUNCTION forget_order_number();

-- As before, but from the numbers of all months.
CREATE OR REPLACE FUNCTION next_ticket_number(branch integer, day text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301001);
  RETURN (SELECT COALESCE(MAX("ticketNumber"), 0) + 1 FROM "OrderNumber" WHERE "branchId" = branch AND "ticketDay" = day);
END
$$;

ALTER TABLE "Upload" ADD CONSTRAINT "Upload_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "OrderRevision" ADD CONSTRAINT "OrderRevision_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "OrderSighting" ADD CONSTRAINT "OrderSighting_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PushFollow" ADD CONSTRAINT "PushFollow_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The ids of a month follow those of the month made before it.
CREATE FUNCTION make_order_month(wanted date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  suffix text := to_char(wanted, 'YYYY_MM');
  first integer := (SELECT max("endId") FROM "OrderMonth");
  subject text;
BEGIN
  -- Attaching, unlike creating in place, lets orders be placed meanwhile.
  FOREACH subject IN ARRAY ARRAY['Order', 'OrderItem', 'OrderEvent'] LOOP
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', subject || '_' || suffix, subject);
  END LOOP;
  PERFORM attach_order_month(suffix, first::text, first + 4000000);
  INSERT INTO "OrderMonth" ("month", "firstId", "endId") VALUES (to_char(wanted, 'YYYY-MM'), first, first + 4000000);
END
$$;

CREATE FUNCTION make_view_month(wanted date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made text := 'AnalyticsEvent_' || to_char(wanted, 'YYYY_MM');
  first timestamptz := wanted::timestamp AT TIME ZONE 'UTC';
  behind timestamptz := (wanted + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE "AnalyticsEvent" INCLUDING ALL)', made);
  EXECUTE format('WITH early AS (DELETE FROM "AnalyticsEvent_other" WHERE "at" >= $1 AND "at" < $2 RETURNING *)
    INSERT INTO %I SELECT * FROM early', made) USING first, behind;
  EXECUTE format('ALTER TABLE "AnalyticsEvent" ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', made, first, behind);
END
$$;

-- The month whose ids are being taken.
CREATE FUNCTION running_order_month() RETURNS "OrderMonth" LANGUAGE sql AS $$
  SELECT * FROM "OrderMonth" WHERE "firstId" <= (SELECT last_value FROM "Order_id_seq") ORDER BY "firstId" DESC LIMIT 1
$$;

-- Whether something was made. Makes the partitions of this month and of the two that follow, and lets orders take the ids of this
-- month from now on. Any server may call it at any time; a clock that is behind changes nothing, and one that was far ahead costs
-- the ids of its months. Gives up after three seconds behind others' locks: there is time until the next call.
CREATE FUNCTION keep_months(moment timestamptz) RETURNS boolean LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
DECLARE
  this date := date_trunc('month', moment AT TIME ZONE 'UTC')::date;
  running "OrderMonth" := running_order_month();
  wanted date;
  is_making boolean := false;
BEGIN
  FOR round IN 1..2 LOOP
    -- Looks first, then again behind the lock.
    IF round = 2 THEN
      PERFORM pg_advisory_xact_lock(7301002);
      running := running_order_month();
    END IF;
    is_making := false;
    FOR ahead IN 0..2 LOOP
      wanted := this + make_interval(months => ahead);
      IF (to_char(wanted, 'YYYY-MM') > running."month"
          OR (running."firstId" > 0 AND running."month" > to_char(this + interval '2 months', 'YYYY-MM')))
        AND NOT EXISTS (SELECT 1 FROM "OrderMonth" WHERE "month" = to_char(wanted, 'YYYY-MM'))
      THEN
        is_making := true;
        IF round = 2 THEN PERFORM make_order_month(wanted); END IF;
      END IF;
      -- The first month is everything before it as well.
      IF 'AnalyticsEvent_' || to_char(wanted, 'YYYY_MM') > (SELECT min(c.relname) FROM pg_inherits AS i
          JOIN pg_class AS c ON c.oid = i.inhrelid WHERE i.inhparent = '"AnalyticsEvent"'::regclass)
        AND NOT EXISTS (SELECT 1 FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
          WHERE i.inhparent = '"AnalyticsEvent"'::regclass AND c.relname = 'AnalyticsEvent_' || to_char(wanted, 'YYYY_MM'))
      THEN
        is_making := true;
        IF round = 2 THEN PERFORM make_view_month(wanted); END IF;
      END IF;
    END LOOP;
    -- More orders than a month has ids: they take those of the next, and there are always two more.
    WHILE running."firstId" >= (SELECT "firstId" FROM "OrderMonth" ORDER BY "firstId" DESC OFFSET 1 LIMIT 1) LOOP
      is_making := true;
      EXIT WHEN round = 1;
      PERFORM make_order_month((SELECT (max("month") || '-01')::date + interval '1 month' FROM "OrderMonth")::date);
    END LOOP;
    IF EXISTS (SELECT 1 FROM "OrderMonth" AS m, "Order_id_seq" AS s
      WHERE m."month" = to_char(this, 'YYYY-MM') AND m."firstId" > s.last_value)
    THEN
      is_making := true;
      IF round = 2 THEN
        PERFORM setval('"Order_id_seq"', (SELECT "firstId" FROM "OrderMonth" WHERE "month" = to_char(this, 'YYYY-MM')), false);
      END IF;
    END IF;
    EXIT WHEN NOT is_making;
  END LOOP;
  RETURN is_making;
END
$$;

-- Notes from when to when the orders of a past month were placed, and holds its partition to it; true if there was one.
CREATE FUNCTION close_order_month(moment timestamptz) RETURNS boolean LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
DECLARE
  past "OrderMonth";
  partition text;
  earliest timestamptz;
  latest timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7301002);
  -- A day later no order that took an id before the turn is still on its way.
  SELECT * INTO past FROM "OrderMonth" AS m
  WHERE m."closedAt" IS NULL AND m."endId" <= (running_order_month())."firstId"
    AND ((m."month" || '-01')::timestamp + interval '1 month 1 day') AT TIME ZONE 'UTC' < moment
  ORDER BY m."firstId" LIMIT 1;
  IF past."month" IS NULL THEN RETURN false; END IF;
  partition := 'Order_' || replace(past."month", '-', '_');
  EXECUTE format('SELECT min("createdAt"), max("createdAt") FROM %I', partition) INTO earliest, latest;
  IF earliest IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT "Order_month" CHECK ("createdAt" BETWEEN %L AND %L)', partition, earliest, latest);
  END IF;
  UPDATE "OrderMonth" SET "closedAt" = moment, "from" = earliest, "to" = latest WHERE "month" = past."month";
  RETURN true;
END
$$;

-- Months of page views that are older than that altogether.
CREATE FUNCTION drop_view_months(before timestamptz) RETURNS void LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
DECLARE
  past text;
BEGIN
  FOR past IN SELECT c.relname FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
    WHERE i.inhparent = '"AnalyticsEvent"'::regclass AND c.relname ~ '_\d{4}_\d{2}$'
      AND (to_date(right(c.relname, 7), 'YYYY_MM')::timestamp + interval '1 month') AT TIME ZONE 'UTC' <= before
  LOOP
    EXECUTE format('DROP TABLE %I', past);
  END LOOP;
END
$$;

-- R298, R335: an invoice only leaves with the orders of its month, and when its copy is there.
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_copied boolean := false;
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('theke.moved_month', true) <> '' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM archive.%I AS a WHERE a::text = $1::text)',
      'Invoice_' || current_setting('theke.moved_month', true)) INTO is_copied USING OLD;
    IF is_copied THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'invoices are never changed (R298)';
END
$$;

-- Which ids orders can have that were placed in a time: first <= id < behind, or open <= id (of months that are not closed yet).
CREATE FUNCTION first_order_id(since timestamptz, until timestamptz) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT COALESCE(min("firstId"), 0) FROM "OrderMonth" WHERE "from" < until AND "to" >= since);
END
$$;
CREATE FUNCTION behind_order_id(since timestamptz, until timestamptz) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT COALESCE(max("endId"), 0) FROM "OrderMonth" WHERE "from" < until AND "to" >= since);
END
$$;
CREATE FUNCTION open_order_id() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT min("firstId") FROM "OrderMonth" WHERE "closedAt" IS NULL);
END
$$;

-- What is asked for all the time and can be in any month: with plans that are kept, because making one considers each of them.
CREATE FUNCTION order_events_after(after bigint, branches integer[], most integer)
RETURNS TABLE ("sequence" bigint, "orderId" integer, "event" text) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT e."sequence", e."orderId", e."event" FROM "OrderEvent" AS e
  WHERE e."sequence" > after AND (branches IS NULL OR e."branchId" = ANY(branches)) ORDER BY e."sequence" LIMIT most;
END
$$;
CREATE FUNCTION last_order_event() RETURNS bigint LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (SELECT max("sequence") FROM "OrderEvent");
END
$$;
CREATE FUNCTION open_order_ids(branches integer[], most integer) RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF branches IS NULL THEN
    RETURN QUERY SELECT o."id" FROM "Order" AS o WHERE o."state" IN ('awaiting', 'confirmed', 'inDelivery') LIMIT most;
  ELSE
    RETURN QUERY SELECT o."id" FROM "Order" AS o
    WHERE o."state" IN ('awaiting', 'confirmed', 'inDelivery') AND o."branchId" = ANY(branches) LIMIT most;
  END IF;
END
$$;
CREATE FUNCTION order_state(wanted integer) RETURNS text LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (SELECT o."state" FROM "Order" AS o WHERE o."id" = wanted);
END
$$;
CREATE FUNCTION order_payment_method(wanted integer) RETURNS text LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (SELECT o."paymentMethod" FROM "Order" AS o WHERE o."id" = wanted);
END
$$;

SELECT keep_months(now());
