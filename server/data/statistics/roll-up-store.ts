import { STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import { daysOfMonth, type Period } from '#domain/insights/statistics-periods.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { RollUpStore } from '#use-cases/insights/roll-up-store.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { createdWithin } from '../months/order-ids.ts';
import { columns } from '../order-rows.ts';
import type { SqlClient } from '../sql-client.ts';
import { COUNTED_COLUMNS, SUMMED_COLUMNS } from './counted-rows.ts';
import { EVERYTHING, ROLLED } from './rolled-statistics.ts';

/** As in the migration: the periods of statistics, 0 = all of them. */
const LOCK = 7_301_003;
const COLUMNS = columns(COUNTED_COLUMNS);
const INTO = Prisma.sql`INSERT INTO "StatisticRollup" ("statistic", "branchId", "period", ${COLUMNS})`;

/** The roll-ups of statistics; to be written inside a transaction. */
export function rollUpStore(sql: SqlClient): RollUpStore {
  /** Alone with a period: changes of its rows that are under way are waited for, and later ones wait. */
  const lock = async (period: Period) => {
    const key = Number(period.replaceAll('-', ''));
    await sql.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, ${key}::int)::text`;
  };
  const lockBranches = () => sql.$queryRaw`SELECT pg_advisory_xact_lock_shared(${LOCK}::int, 0)::text`;
  const isCounted = async (period: Period, zone: string) => {
    const rows = await sql.$queryRaw<unknown[]>`
      SELECT 1 FROM "StatisticPeriod" WHERE "period" = ${period} AND "zone" = ${zone}`;
    return rows.length > 0;
  };
  const replace = async (period: Period, zone: string, write: () => Promise<void>) => {
    await sql.$executeRaw`DELETE FROM "StatisticRollup" WHERE "period" = ${period}`;
    await write();
    await sql.$executeRaw`
      INSERT INTO "StatisticPeriod" ("period", "zone") VALUES (${period}, ${zone})
      ON CONFLICT ("period") DO UPDATE SET "zone" = EXCLUDED."zone", "countedAt" = now()`;
  };

  return {
    async uncountedDays(zones, zone, limit) {
      const rows = await sql.$queryRaw<{ day: string }[]>`
        WITH ends AS (
          SELECT LEAST((SELECT min("createdAt") FROM "Order"), (SELECT min("at") FROM "AnalyticsEvent")) AS "first",
            (SELECT min(((now() - interval '1 hour') AT TIME ZONE z)::date) FROM unnest(${[...zones]}::text[]) AS z) AS "today")
        SELECT d::date::text AS "day"
        FROM ends, generate_series(("first" - interval '1 day')::date::timestamp, "today" - 1, interval '1 day') AS d
        WHERE NOT EXISTS (
          SELECT 1 FROM "StatisticPeriod" AS p WHERE p."period" = d::date::text AND p."zone" = ${zone})
        ORDER BY d DESC LIMIT ${limit}::int`;
      return rows.map(({ day }) => day);
    },
    async uncountedMonths(zone) {
      const rows = await sql.$queryRaw<{ month: string }[]>`
        SELECT left(p."period", 7) AS "month" FROM "StatisticPeriod" AS p
        WHERE length(p."period") = 10 AND p."zone" = ${zone}
          AND NOT EXISTS (SELECT 1 FROM "StatisticPeriod" AS m WHERE m."period" = left(p."period", 7) AND m."zone" = p."zone")
        GROUP BY 1 HAVING count(*) = extract(day FROM (left(p."period", 7) || '-01')::date + interval '1 month - 1 day')
        ORDER BY 1 DESC`;
      return rows.map(({ month }) => month);
    },
    async countDay(day, readQuery) {
      await lockBranches();
      await lock(day.slice(0, 7));
      await lock(day);
      const { query, zone } = await readQuery();
      if (await isCounted(day, zone)) return;
      await sql.$executeRaw`DELETE FROM "StatisticPeriod" WHERE "period" = ${day.slice(0, 7)}`;
      await replace(day, zone, async () => {
        const isThere = await contents(sql, query);
        for (const [name, { of, count, isPerBranch }] of Object.entries(ROLLED)) {
          if (!isThere[of]) continue;
          await sql.$executeRaw`
            ${INTO} SELECT ${name}, ${EVERYTHING}::int, ${day}, ${COLUMNS} FROM (${count(query)}) AS counted`;
          if (!isPerBranch) continue;
          await sql.$executeRaw`
            ${INTO} SELECT ${name}, "branch", ${day}, ${COLUMNS} FROM (${count({ ...query, isPerBranch })}) AS counted`;
        }
      });
    },
    async countMonth(month, zone) {
      await lock(month);
      const days = daysOfMonth(month);
      const counted = await sql.$queryRaw<unknown[]>`
        SELECT 1 FROM "StatisticPeriod" WHERE "period" = ANY(${days}::text[]) AND "zone" = ${zone}`;
      if (counted.length < days.length) return;
      await replace(month, zone, async () => {
        await sql.$executeRaw`
          ${INTO} SELECT "statistic", "branchId", ${month}, "key", ${LATEST_LABEL}, max("labelAt"), ${SUMS}
          FROM "StatisticRollup" WHERE "period" = ANY(${days}::text[]) AND "statistic" = ANY(${WITHOUT_DAYS}::text[])
          GROUP BY "statistic", "branchId", "key"`;
      });
    },
    async forgetVisits(before) {
      const month = before.slice(0, 7);
      // As whoever counts days does: everything first, then the month.
      await lockBranches();
      await lock(month);
      const ofVisits = Prisma.sql`"statistic" = ANY(${OF_VISITS}::text[])`;
      const gone = await sql.$executeRaw`
        DELETE FROM "StatisticRollup" WHERE ${ofVisits} AND length("period") = 10 AND "period" < ${before}`;
      if (gone === 0) return;
      await sql.$executeRaw`
        DELETE FROM "StatisticRollup" WHERE ${ofVisits} AND length("period") = 7 AND "period" < ${month}`;
      // The month that has begun to leave is added up again from the days that are left.
      await sql.$executeRaw`DELETE FROM "StatisticPeriod" WHERE "period" = ${month}`;
    },
    async forgetAll() {
      await sql.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, 0)::text`;
      await sql.$executeRaw`DELETE FROM "StatisticPeriod"`;
    },
  };
}

/** Whether anything happened between the first beginning and the last end of a query. */
async function contents(
  sql: SqlClient,
  { days }: StatisticsQuery,
): Promise<Record<'Order' | 'AnalyticsEvent', boolean>> {
  const from = new Date(Math.min(...days.map(({ start }) => start)));
  const to = new Date(Math.max(...days.map(({ end }) => end)));
  const [first, last] = [from, to].map((at) => Prisma.sql`${at.toISOString()}::timestamptz`);
  const [found] = await sql.$queryRaw<Record<'Order' | 'AnalyticsEvent', boolean>[]>`
    SELECT EXISTS (SELECT 1 FROM "Order" AS o
        WHERE ${createdWithin(from, to)} AND o."createdAt" >= ${first} AND o."createdAt" < ${last}) AS "Order",
      EXISTS (SELECT 1 FROM "AnalyticsEvent" WHERE "at" >= ${first} AND "at" < ${last}) AS "AnalyticsEvent"`;
  return found ?? { Order: true, AnalyticsEvent: true };
}

/** In a month, statistics by day would only repeat its days. */
const WITHOUT_DAYS = Object.keys(ROLLED).filter((name) => STATISTICS[name as StatisticName].kind !== 'days');
const OF_VISITS = Object.entries(ROLLED).flatMap(([name, { of }]) => (of === 'AnalyticsEvent' ? [name] : []));
const LATEST_LABEL = Prisma.sql`(array_agg("label" ORDER BY "labelAt" DESC NULLS LAST, "label" DESC))[1]`;
const SUMS = Prisma.raw(SUMMED_COLUMNS.map((name) => `sum("${name}")`).join(', '));

/**
 * The counted rows of a query: from the roll-ups of these periods, and from the rows that these leave over. With the
 * COUNTED_COLUMNS but `labelAt`.
 */
export function withRollUps(
  name: StatisticName,
  raw: readonly Prisma.Sql[],
  { periods, levels }: { periods: readonly Period[]; levels: readonly number[] },
): Prisma.Sql {
  const others = raw.map((rows) => Prisma.sql`UNION ALL SELECT ${COLUMNS} FROM (${rows}) AS raw`);
  const sums = Prisma.raw(SUMMED_COLUMNS.map((column) => `sum("${column}") AS "${column}"`).join(', '));
  return Prisma.sql`
    SELECT "key", ${LATEST_LABEL} AS "label", ${sums} FROM (
      SELECT ${COLUMNS} FROM "StatisticRollup"
      WHERE "statistic" = ${name} AND "branchId" = ANY(${[...levels]}::int[]) AND "period" = ANY(${[...periods]}::text[])
      ${others.length === 0 ? Prisma.empty : Prisma.join(others, ' ')}) AS counted
    GROUP BY "key"`;
}

/** Which of these periods are counted; what belongs to no branch was counted in `zone`, unless it is null. */
export async function countedPeriods(
  sql: SqlClient,
  periods: readonly Period[],
  zone: string | null,
): Promise<Set<Period>> {
  const rows = await sql.$queryRaw<{ period: string }[]>`
    SELECT "period" FROM "StatisticPeriod"
    WHERE "period" = ANY(${[...periods]}::text[]) AND (${zone}::text IS NULL OR "zone" = ${zone}::text)`;
  return new Set(rows.map(({ period }) => period));
}

/** The roll-ups that answer a query: of everything, or of its branches where these add up; null = none do. */
export function levelsOf(
  name: StatisticName,
  { branches, isEverything = false }: StatisticsQuery,
): number[] | null {
  const rolled = ROLLED[name];
  if (!rolled) return null;
  if (isEverything) return [EVERYTHING];
  if (!rolled.isPerBranch || (branches.length > 1 && !rolled.addsUp)) return null;
  return branches.map(({ branch }) => branch ?? 0);
}
