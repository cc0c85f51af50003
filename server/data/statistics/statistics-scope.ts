import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';

/** Stands for "no branch" where branches are compared. */
const NO_BRANCH = 0;

/** The counted branches as rows: "branch" (0 = none), "zone", "start", "end". */
export function branchRows({ branches }: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`unnest(
    ${branches.map(({ branch }) => branch ?? NO_BRANCH)}::int[], ${branches.map(({ timeZone }) => timeZone)}::text[],
    ${branches.map(({ start }) => start.toISOString())}::timestamptz[],
    ${branches.map(({ end }) => end.toISOString())}::timestamptz[]) AS b("branch", "zone", "start", "end")`;
}

/** The days of the range as rows: "zone", "day" (YYYY-MM-DD), "start", "end". */
export function dayRows({ days }: StatisticsQuery): Prisma.Sql {
  const instants = (times: readonly number[]) => times.map((time) => new Date(time).toISOString());
  return Prisma.sql`unnest(
    ${days.map(({ timeZone }) => timeZone)}::text[], ${days.map(({ day }) => day)}::text[],
    ${instants(days.map(({ start }) => start))}::timestamptz[],
    ${instants(days.map(({ end }) => end))}::timestamptz[]) AS d("zone", "day", "start", "end")`;
}

/** The local time of the branch: a timestamp without zone. */
export function wallClock(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${column} AT TIME ZONE b."zone")`;
}

/** The key of a heat map's cell: 'monday-0' to 'sunday-23'. */
export function weekHour(wall: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    [extract(isodow FROM ${wall})::int] || '-' || extract(hour FROM ${wall})::int`;
}

/**
 * A condition that the spans of all branches imply: with its constants the database foresees how few rows there are, which it
 * cannot from a join.
 */
export function withinBounds({ branches }: StatisticsQuery, column: Prisma.Sql): Prisma.Sql {
  if (branches.length === 0) return Prisma.sql`false`;
  const [first, last] = [
    Math.min(...branches.map(({ start }) => start.getTime())),
    Math.max(...branches.map(({ end }) => end.getTime())),
  ].map((ms) => Prisma.sql`${new Date(ms).toISOString()}::timestamptz`);
  return Prisma.sql`${column} >= ${first} AND ${column} < ${last}`;
}
