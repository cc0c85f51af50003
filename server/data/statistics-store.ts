import { RANKING_LENGTH, type StatisticName } from '#domain/insights/statistics.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery, StatisticsStore } from '#use-cases/insights/statistics-store.ts';
import {
  canceledOrdersByDay,
  itemsByDay,
  linesByKind,
  ordersByDay,
  orderTimes,
  popularItems,
  revenueByDay,
} from './order-statistics.ts';
import type { SqlClient } from './sql-client.ts';
import {
  eventsByType,
  pageViewsByDay,
  pageViewsByPath,
  visitorsByDay,
  visitorTimes,
} from './visitor-statistics.ts';
import { plannedByDay, workedByDay } from './working-statistics.ts';

/** Each selects "key", "label" and "value" (float8), one row per key. */
const QUERIES: Record<StatisticName, (query: StatisticsQuery) => Prisma.Sql> = {
  'unique-visitors': visitorsByDay,
  'page-views': pageViewsByDay,
  pages: pageViewsByPath,
  events: eventsByType,
  orders: ordersByDay,
  revenue: revenueByDay,
  lines: linesByKind,
  'canceled-orders': canceledOrdersByDay,
  items: itemsByDay,
  'popular-items': popularItems,
  'visitor-times': visitorTimes,
  'order-times': orderTimes,
  'working-activities': workedByDay,
  'working-schedules': plannedByDay,
};

interface CountedRow {
  key: string;
  label: string;
  value: number;
  total: number;
}

/** The statistics, over a client or the client of a transaction. */
export function statisticsStore(sql: SqlClient): StatisticsStore {
  return {
    async count(name, query) {
      const length = lengthOf(name);
      const rows = await sql.$queryRaw<CountedRow[]>`
        SELECT "key", "label", "value", sum("value") OVER () AS "total" FROM (${QUERIES[name](query)}) AS counted
        ORDER BY "value" DESC, "label", "key" ${length === null ? Prisma.empty : Prisma.sql`LIMIT ${length}::int`}`;
      return {
        rows: rows.map(({ key, label, value }) => ({ key, label, value })),
        total: rows[0]?.total ?? 0,
      };
    },
  };
}

function lengthOf(name: StatisticName): number | null {
  return name in RANKING_LENGTH ? RANKING_LENGTH[name as keyof typeof RANKING_LENGTH] : null;
}
