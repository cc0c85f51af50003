import { SALES_PARTS, type SalesPart } from '#domain/insights/sales-part.ts';
import {
  BUNDLED_STATISTICS,
  RANKING_LENGTH,
  SPLIT_STATISTICS,
  type StatisticName,
} from '#domain/insights/statistics.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { SalesSplit, StatisticsQuery, StatisticsStore } from '#use-cases/insights/statistics-store.ts';
import type { SqlClient } from '../sql-client.ts';
import {
  canceledOrdersByDay,
  donationsByMonth,
  itemsByDay,
  linesByKind,
  ordersByDay,
  orderTimes,
  popularItems,
  revenueByDay,
} from './order-statistics.ts';
import {
  eventsByType,
  pageViewsByDay,
  pageViewsByPath,
  visitorsByDay,
  visitorTimes,
} from './visitor-statistics.ts';
import { plannedByDay, workedByDay } from './working-statistics.ts';

/**
 * Each selects "key", "label" and "value" (float8), one row per key; split ones also a column for each part,
 * bundled ones "bundled".
 */
const QUERIES: Record<StatisticName, (query: StatisticsQuery) => Prisma.Sql> = {
  'unique-visitors': visitorsByDay,
  'page-views': pageViewsByDay,
  pages: pageViewsByPath,
  events: eventsByType,
  orders: ordersByDay,
  revenue: revenueByDay,
  lines: linesByKind,
  donations: donationsByMonth,
  'canceled-orders': canceledOrdersByDay,
  items: itemsByDay,
  'popular-items': popularItems,
  'visitor-times': visitorTimes,
  'order-times': orderTimes,
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
      const rows = await sql.$queryRaw<CountedRow[]>`
        SELECT "key", "label", "value", sum("value") OVER () AS "total"${splitColumns(name)} FROM (${QUERIES[name](query)}) AS counted
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
