import { PAGE_VIEW } from '#domain/insights/analytics-event.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { branchRows, wallClock, weekHour } from './statistics-scope.ts';

const WALL = wallClock(Prisma.sql`e."at"`);
const IS_PAGE_VIEW = Prisma.sql`e."type" = ${PAGE_VIEW}`;

/** Visitors by day; a visit across midnight UTC counts as two, because the salt of the hashes changes. */
export function visitorsByDay(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${WALL}::date::text AS "key", '' AS "label", count(DISTINCT e."visitor")::float8 AS "value"
    FROM ${eventsOf(query)} GROUP BY 1`;
}

export function pageViewsByDay(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${WALL}::date::text AS "key", '' AS "label", count(*)::float8 AS "value"
    FROM ${eventsOf(query)} WHERE ${IS_PAGE_VIEW} GROUP BY 1`;
}

/** Page views by path. */
export function pageViewsByPath(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT e."data"->>'path' AS "key", e."data"->>'path' AS "label", count(*)::float8 AS "value"
    FROM ${eventsOf(query)} WHERE ${IS_PAGE_VIEW} GROUP BY 1, 2`;
}

/** Everything but page views, by type and action. */
export function eventsByType(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT e."type" || '/' || e."action" AS "key", concat_ws(': ', e."type", nullif(e."action", '')) AS "label",
      count(*)::float8 AS "value"
    FROM ${eventsOf(query)} WHERE NOT ${IS_PAGE_VIEW} GROUP BY e."type", e."action"`;
}

/** Visitors by hour of the week; someone who stays for two hours, or comes again on another day, counts twice. */
export function visitorTimes(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${weekHour(WALL)} AS "key", '' AS "label", count(DISTINCT (e."visitor", ${WALL}::date))::float8 AS "value"
    FROM ${eventsOf(query)} GROUP BY 1`;
}

function eventsOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`${branchRows(query)} JOIN "AnalyticsEvent" AS e
    ON COALESCE(e."branchId", 0) = b."branch" AND e."at" >= b."start" AND e."at" < b."end"`;
}
