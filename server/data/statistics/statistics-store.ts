import { SALES_PARTS, type SalesPart } from '#domain/insights/sales-part.ts';
import {
  BUNDLED_STATISTICS,
  RANKING_LENGTH,
  SPLIT_STATISTICS,
  STATISTICS,
  type StatisticName,
} from '#domain/insights/statistics.ts';
import {
  coverage,
  periodsOf,
  stretches,
  wholeDays,
  type ZonedSpan,
} from '#domain/insights/statistics-periods.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type {
  CountedBranch,
  SalesSplit,
  StatisticsQuery,
  StatisticsStore,
} from '#use-cases/insights/statistics-store.ts';
import type { SqlClient } from '../sql-client.ts';
import { LINE_NAMES } from './order-statistics.ts';
import { countedPeriods, levelsOf, withRollUps } from './roll-up-store.ts';
import { ROLLED } from './rolled-statistics.ts';
import { plannedByDay, workedByDay } from './working-statistics.ts';

const MOST_STRETCHES = 10;

/** Statistics that depend on plans and corrections of last month: always counted from their rows. */
const WORK: Partial<Record<StatisticName, (query: StatisticsQuery) => Prisma.Sql>> = {
  'working-activities': workedByDay,
  'working-schedules': plannedByDay,
};

type SplitColumns = Partial<Record<SalesPart | `total_${SalesPart}`, number>>;

interface CountedRow extends SplitColumns {
  key: string;
  label: string;
  value: number;
  total: number;
  bundled?: number;
  total_bundled?: number;
}

/** The statistics, over a client or the client of a transaction. */
export function statisticsStore(sql: SqlClient): StatisticsStore {
  return {
    async count(name, query) {
      const length = lengthOf(name);
      const counted = await countedBy(sql, name, query);
      const rows = await sql.$queryRaw<CountedRow[]>`
        SELECT "key", ${labelOf(name)} AS "label", "value", sum("value") OVER () AS "total"${splitColumns(name)} FROM (${counted}) AS counted
        ORDER BY "value" DESC, ${isBundled(name) ? Prisma.sql`"bundled" DESC, ` : Prisma.empty}"label", "key" ${length === null ? Prisma.empty : Prisma.sql`LIMIT ${length}::int`}`;
      return {
        rows: rows.map((row) => ({
          key: row.key,
          label: row.label,
          value: row.value,
          ...(isSplit(name) && { split: splitOf((part) => row[part]) }),
          ...(isBundled(name) && { bundled: row.bundled ?? 0 }),
        })),
        total: rows[0]?.total ?? 0,
        ...(isSplit(name) && rows[0] && { split: splitOf((part) => rows[0]?.[`total_${part}`]) }),
        ...(isBundled(name) && rows[0] && { bundled: rows[0].total_bundled ?? 0 }),
      };
    },
  };
}

/**
 * Rows of one statistic: "key", "label", "value" and what else it counts. Whole days that are counted already come from their
 * roll-ups, the others and parts of days from what happened on them; both are the same statement (R371).
 */
async function countedBy(sql: SqlClient, name: StatisticName, query: StatisticsQuery): Promise<Prisma.Sql> {
  const levels = levelsOf(name, query);
  const count = WORK[name] ?? ROLLED[name]?.count;
  if (!count) throw new Error(`no statistic ${name}`);
  if (!levels) return count(query);
  const nobodys = query.branches.find(({ branch }) => branch === null);
  const days = wholeDays(query.days);
  if (days.length === 0) return count(query);
  const asked = STATISTICS[name].kind === 'days' ? days : periodsOf(days);
  const { periods, rest } = coverage(query.days, await countedPeriods(sql, asked, nobodys?.timeZone ?? null));
  if (periods.length === 0) return count(query);
  const groups = stretches(rest);
  // Stretch by stretch the database knows how little there is of each; of very many, how little there is in all matters less.
  const raw = (groups.length > MOST_STRETCHES ? [rest] : groups).map((spans) =>
    count({ ...query, branches: branchesWithin(query, spans) }),
  );
  return withRollUps(name, raw, { periods, levels });
}

/** The branches of a query, once for each of these spans in their zone. */
function branchesWithin({ branches }: StatisticsQuery, spans: readonly ZonedSpan[]): CountedBranch[] {
  return branches.flatMap(({ branch, timeZone }) =>
    spans
      .filter((span) => span.timeZone === timeZone)
      .map(({ start, end }) => ({ branch, timeZone, start: new Date(start), end: new Date(end) })),
  );
}

/** Kinds of lines have their current names. */
function labelOf(name: StatisticName): Prisma.Sql {
  return name === 'lines' ? Prisma.sql`COALESCE(${LINE_NAMES}::jsonb->>"key", "label")` : Prisma.sql`"label"`;
}

function isSplit(name: StatisticName): boolean {
  return SPLIT_STATISTICS.includes(name);
}

function isBundled(name: StatisticName): boolean {
  return BUNDLED_STATISTICS.includes(name);
}

function splitColumns(name: StatisticName): Prisma.Sql {
  const names = [...(isSplit(name) ? SALES_PARTS : []), ...(isBundled(name) ? ['bundled'] : [])];
  return Prisma.raw(names.map((one) => `, "${one}", sum("${one}") OVER () AS "total_${one}"`).join(''));
}

function splitOf(value: (part: SalesPart) => number | undefined): SalesSplit {
  return Object.fromEntries(SALES_PARTS.map((part) => [part, value(part) ?? 0])) as Record<SalesPart, number>;
}

function lengthOf(name: StatisticName): number | null {
  return name in RANKING_LENGTH ? RANKING_LENGTH[name as keyof typeof RANKING_LENGTH] : null;
}
