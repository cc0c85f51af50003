import { PAGE_VIEW } from '#domain/insights/analytics-event.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { type CountingQuery, countedRows } from './counted-rows.ts';
import { branchRows, wallClock, weekHour, withinBounds } from './statistics-scope.ts';

const WALL = wallClock(Prisma.sql`e."at"`);
const DAY = Prisma.sql`${WALL}::date::text`;
const IS_PAGE_VIEW = Prisma.sql`e."type" = ${PAGE_VIEW}`;

/** Visitors by day; a visit across midnight UTC counts as two, because the salt of the hashes changes. */
export function visitorsByDay(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: DAY,
    value: Prisma.sql`count(DISTINCT e."visitor")`,
    from: eventsOf(query),
  });
}

export function pageViewsByDay(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: DAY,
    value: Prisma.sql`count(*)`,
    from: eventsOf(query),
    where: IS_PAGE_VIEW,
  });
}

/** Page views by path. */
export function pageViewsByPath(query: CountingQuery): Prisma.Sql {
  const path = Prisma.sql`COALESCE(e."data"->>'path', '')`;
  return countedRows(query, {
    key: path,
    label: Prisma.sql`max(${path})`,
    value: Prisma.sql`count(*)`,
    from: eventsOf(query),
    where: IS_PAGE_VIEW,
  });
}

/** Everything but page views, by type and action. */
export function eventsByType(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: Prisma.sql`e."type" || '/' || e."action"`,
    label: Prisma.sql`max(concat_ws(': ', e."type", nullif(e."action", '')))`,
    value: Prisma.sql`count(*)`,
    from: eventsOf(query),
    where: Prisma.sql`NOT ${IS_PAGE_VIEW}`,
  });
}

/** Visitors by hour of the week; someone who stays for two hours, or comes again on another day, counts twice. */
export function visitorTimes(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: weekHour(WALL),
    value: Prisma.sql`count(DISTINCT (e."visitor", ${WALL}::date))`,
    from: eventsOf(query),
  });
}

function eventsOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`${branchRows(query)} JOIN "AnalyticsEvent" AS e
    ON COALESCE(e."branchId", 0) = b."branch" AND e."at" >= b."start" AND e."at" < b."end"
      AND ${withinBounds(query, Prisma.sql`e."at"`)}`;
}
