import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { branchRows, dayRows } from './statistics-scope.ts';

/** Milliseconds worked by day, without pauses (the rule of `workSpans` in the domain); open activities count up to now. */
export function workedByDay(query: StatisticsQuery): Prisma.Sql {
  const now = Prisma.sql`${query.now.toISOString()}::timestamptz`;
  return byDay(
    query,
    Prisma.sql`
      SELECT b."zone", unnest(tstzmultirange(tstzrange(a."startedAt", a."until"))
        - COALESCE(p."pauses", '{}'::tstzmultirange)) AS "span", 1 AS "share"
      FROM ${branchRows(query)}
      JOIN (SELECT *, COALESCE("endedAt", ${now}) AS "until" FROM "WorkingActivity") AS a
        ON a."branchId" = b."branch" AND a."startedAt" < b."end" AND a."until" > b."start" AND a."until" > a."startedAt"
      LEFT JOIN LATERAL (
        SELECT range_agg(tstzrange("from", "to")) AS "pauses" FROM (
          SELECT ("pause"->>'from')::timestamptz AS "from", ("pause"->>'to')::timestamptz AS "to"
          FROM jsonb_array_elements(a."pauses") AS "pause"
          UNION ALL SELECT a."pausedAt", a."until") AS "pauses"
        WHERE "from" < "to") AS p ON true`,
  );
}

/** Milliseconds of planned work by day: shifts without their breaks. Across midnight, the break is split in proportion. */
export function plannedByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(
    query,
    Prisma.sql`
      SELECT b."zone", tstzrange(s."from", s."to") AS "span",
        GREATEST(0, 1 - s."breakMinutes" * 60 / extract(epoch FROM s."to" - s."from")) AS "share"
      FROM ${branchRows(query)} JOIN "WorkingSchedule" AS s
        ON s."branchId" = b."branch" AND s."type" = 'work' AND s."from" < b."end" AND s."to" > b."start"`,
  );
}

/** Cuts spans of time ("zone", "span", "share" of it that counts) at midnight in their zone and adds them up. */
function byDay(query: StatisticsQuery, spans: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d."day" AS "key", '' AS "label", (sum("share" * extract(epoch FROM
      LEAST(upper("span"), d."end") - GREATEST(lower("span"), d."start"))) * 1000)::float8 AS "value"
    FROM (${spans}) AS s
    CROSS JOIN LATERAL generate_series(date_trunc('day', lower("span") AT TIME ZONE s."zone"),
      upper("span") AT TIME ZONE s."zone", interval '1 day') AS "midnight"
    JOIN ${dayRows(query)} ON d."zone" = s."zone" AND d."day" = "midnight"::date::text
      AND d."start" < upper("span") AND d."end" > lower("span")
    GROUP BY d."day"`;
}
