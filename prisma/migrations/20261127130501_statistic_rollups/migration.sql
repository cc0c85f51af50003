-- CreateTable
CREATE TABLE "StatisticPeriod" (
    "period" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StatisticPeriod_pkey" PRIMARY KEY ("period")
);

-- CreateTable
CREATE TABLE "StatisticRollup" (
    "statistic" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "labelAt" TIMESTAMPTZ(3),
    "value" DOUBLE PRECISION NOT NULL,
    "confirmed" DOUBLE PRECISION NOT NULL,
    "open" DOUBLE PRECISION NOT NULL,
    "quotation" DOUBLE PRECISION NOT NULL,
    "canceled" DOUBLE PRECISION NOT NULL,
    "bundled" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "StatisticRollup_pkey" PRIMARY KEY ("statistic","branchId","period","key")
);

-- CreateIndex
CREATE INDEX "StatisticRollup_period_idx" ON "StatisticRollup"("period");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_branchId_at_idx" ON "AnalyticsEvent"("branchId", "at");

-- By hand. What happens to a day that was counted already makes it and its month uncounted, in the same transaction: until a
-- worker has counted it again, statistics read its rows. New orders do not come here: a day is counted an hour after its end
-- at the earliest, and what is younger than half an hour belongs to no such day. The lock is shared among changes; the worker takes
-- it alone (server/data/statistics/roll-up-store.ts), so that it never misses one that is not yet committed.
CREATE FUNCTION statistic_day_changed(branch int, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := COALESCE((SELECT "timeZone" FROM "Branch" WHERE "id" = branch),
    (SELECT "timeZone" FROM "Branch" ORDER BY "id" LIMIT 1), 'Europe/Vienna');
  day date := (at AT TIME ZONE zone)::date;
BEGIN
  IF day >= ((now() - interval '30 minutes') AT TIME ZONE zone)::date THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(7301003, to_char(day, 'YYYYMM')::int);
  PERFORM pg_advisory_xact_lock_shared(7301003, to_char(day, 'YYYYMMDD')::int);
  DELETE FROM "StatisticPeriod" WHERE "period" IN (to_char(day, 'YYYY-MM'), to_char(day, 'YYYY-MM-DD'));
END
$$;

CREATE FUNCTION order_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM statistic_day_changed(OLD."branchId", OLD."createdAt"); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM statistic_day_changed(NEW."branchId", NEW."createdAt"); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_day_changed_by_insert AFTER INSERT ON "Order" FOR EACH ROW
  WHEN (NEW."createdAt" < now() - interval '30 minutes') EXECUTE FUNCTION order_day_changed();
CREATE TRIGGER order_day_changed_by_update AFTER UPDATE ON "Order" FOR EACH ROW
  WHEN (LEAST(NEW."createdAt", OLD."createdAt") < now() - interval '30 minutes') EXECUTE FUNCTION order_day_changed();
CREATE TRIGGER order_day_changed_by_delete AFTER DELETE ON "Order" FOR EACH ROW
  WHEN (OLD."createdAt" < now() - interval '30 minutes') EXECUTE FUNCTION order_day_changed();

CREATE FUNCTION view_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM statistic_day_changed(NEW."branchId", NEW."at");
  RETURN NULL;
END
$$;
CREATE TRIGGER view_day_changed AFTER INSERT ON "AnalyticsEvent" FOR EACH ROW
  WHEN (NEW."at" < now() - interval '30 minutes') EXECUTE FUNCTION view_day_changed();

-- Days are those of a branch's zone, and everything means every branch there is.
CREATE FUNCTION statistic_branches_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301003, 0);
  DELETE FROM "StatisticPeriod";
  RETURN NULL;
END
$$;
CREATE TRIGGER statistic_zone_changed AFTER UPDATE ON "Branch" FOR EACH ROW
  WHEN (NEW."timeZone" <> OLD."timeZone") EXECUTE FUNCTION statistic_branches_changed();
CREATE TRIGGER statistic_branch_deleted AFTER DELETE ON "Branch"
  FOR EACH ROW EXECUTE FUNCTION statistic_branches_changed();
