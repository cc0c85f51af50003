import type { TestServer } from '../support/harness.ts';

/** Tables that any call may write to: who was here, how often, what they did and what went wrong. */
const TRACES = new Set([
  'Session',
  'LoginFailure',
  'PasskeyChallenge',
  'LimitWindow',
  'Chore',
  // Housekeeping counts the days that are over whenever it gets to it.
  'StatisticPeriod',
  'StatisticRollup',
  'Log',
  'Journal',
  'JournalSeal',
  'IdempotencyKey',
  'AnalyticsEvent',
  'AnalyticsSalt',
]);

/** One checksum per table: two are equal exactly when no row was added, changed or removed. */
export async function checksums(server: TestServer): Promise<Record<string, string>> {
  const tables = await server.sql(
    // The rows of partitions are those of their table.
    `SELECT "relname"::text AS "name" FROM pg_class
     WHERE "relnamespace" = 'public'::regnamespace AND "relkind" IN ('r', 'p') AND NOT "relispartition" ORDER BY 1`,
  );
  const parts = tables
    .map(({ name }) => String(name))
    .filter((name) => !TRACES.has(name))
    .map(
      (name) =>
        `SELECT '${name}' AS "name", md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS "sum" FROM "${name}" t`,
    );
  const rows = await server.sql(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, sum }) => [String(name), String(sum)]));
}
