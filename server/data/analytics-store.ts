import type { AnalyticsStore } from '#use-cases/insights/analytics-store.ts';
import type { SqlClient } from './sql-client.ts';

/** Events of visitors and their salts, over a client or the client of a transaction. */
export function analyticsStore(sql: SqlClient): AnalyticsStore {
  return {
    async salt(day, fresh) {
      const [known] = await sql.$queryRaw<{ salt: string }[]>`
        SELECT "salt" FROM "AnalyticsSalt" WHERE "day" = ${day}`;
      if (known) return known.salt;
      // When several race, the first stores its salt; the others get that one back instead of their own.
      const [stored] = await sql.$queryRaw<{ salt: string }[]>`
        INSERT INTO "AnalyticsSalt" ("day", "salt") VALUES (${day}, ${fresh})
        ON CONFLICT ("day") DO UPDATE SET "day" = EXCLUDED."day" RETURNING "salt"`;
      await sql.$executeRaw`DELETE FROM "AnalyticsSalt" WHERE "day" < ${day}`;
      return stored?.salt ?? fresh;
    },
    async add({ at, type, action, category, data, visitor, branch }) {
      await sql.$executeRaw`
        INSERT INTO "AnalyticsEvent" ("at", "type", "action", "category", "data", "visitor", "branchId")
        VALUES (${at.toISOString()}::timestamptz, ${type}, ${action}, ${category}, ${JSON.stringify(data)}::jsonb,
          ${visitor}, ${branch}::int)`;
    },
    async forget(before, day) {
      // Whole months go at once.
      await sql.$queryRaw`SELECT drop_view_months(${before.toISOString()}::timestamptz)::text`;
      await sql.$executeRaw`DELETE FROM "AnalyticsEvent" WHERE "at" < ${before.toISOString()}::timestamptz`;
      await sql.$executeRaw`DELETE FROM "AnalyticsSalt" WHERE "day" < ${day}`;
    },
  };
}
