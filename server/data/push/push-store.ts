import type { PushStore, StoredPush } from '#use-cases/push/push-store.ts';
import type { SqlClient } from '../sql-client.ts';

/** Subscriptions of web push, over a client or the client of a transaction. */
export function pushStore(sql: SqlClient): PushStore {
  return {
    async follow({ endpoint, p256dh, auth }, { order, at, limit }) {
      const rows = await sql.$queryRaw<{ order: number }[]>`
        WITH kept AS (
          INSERT INTO "PushSubscription" ("endpoint", "p256dh", "auth", "createdAt")
          SELECT ${endpoint}, ${p256dh}, ${auth}, ${at.toISOString()}::timestamptz
          WHERE (
            SELECT count(*) FROM "PushFollow" AS f JOIN "PushSubscription" AS s ON s."id" = f."subscriptionId"
            WHERE f."orderId" = ${order}::int AND s."endpoint" <> ${endpoint}) < ${limit}::int
          ON CONFLICT ("endpoint") DO UPDATE SET "p256dh" = EXCLUDED."p256dh", "auth" = EXCLUDED."auth"
          RETURNING "id"
        )
        INSERT INTO "PushFollow" ("subscriptionId", "orderId", "createdAt")
        SELECT "id", ${order}::int, ${at.toISOString()}::timestamptz FROM kept
        ON CONFLICT ("subscriptionId", "orderId") DO UPDATE SET "createdAt" = EXCLUDED."createdAt"
        RETURNING "orderId" AS "order"`;
      return rows.length > 0;
    },
    async keepForSession({ endpoint, p256dh, auth }, session, at) {
      await sql.$executeRaw`
        INSERT INTO "PushSubscription" ("endpoint", "p256dh", "auth", "sessionId", "createdAt")
        SELECT ${endpoint}, ${p256dh}, ${auth}, "id", ${at.toISOString()}::timestamptz FROM "Session" WHERE "id" = ${session}
        ON CONFLICT ("endpoint") DO UPDATE SET
          "p256dh" = EXCLUDED."p256dh", "auth" = EXCLUDED."auth", "sessionId" = EXCLUDED."sessionId"`;
    },
    async replace(former, { endpoint, p256dh, auth }) {
      await sql.$executeRaw`
        UPDATE "PushSubscription" SET "endpoint" = ${endpoint}, "p256dh" = ${p256dh}, "auth" = ${auth}
        WHERE "endpoint" = ${former}
          AND NOT EXISTS (SELECT 1 FROM "PushSubscription" AS other
            WHERE other."endpoint" = ${endpoint} AND other."endpoint" <> ${former})`;
    },
    async remove(endpoint) {
      await sql.$executeRaw`DELETE FROM "PushSubscription" WHERE "endpoint" = ${endpoint}`;
    },
    async byId(id) {
      const [row] = await sql.$queryRaw<StoredPush[]>`
        SELECT "id", "endpoint", "p256dh", "auth" FROM "PushSubscription" WHERE "id" = ${id}::int`;
      return row ?? null;
    },
    async followersOf(order) {
      const rows = await sql.$queryRaw<{ id: number }[]>`
        SELECT "subscriptionId" AS "id" FROM "PushFollow" WHERE "orderId" = ${order}::int ORDER BY 1`;
      return rows.map(({ id }) => id);
    },
    ofSessions: () => sql.$queryRaw`
      SELECT "id", "sessionId" AS "session" FROM "PushSubscription" WHERE "sessionId" IS NOT NULL ORDER BY 1`,
    async forget(endedBefore) {
      await sql.$executeRaw`
        DELETE FROM "PushFollow" USING "Order" AS o
        WHERE o."id" = "orderId" AND o."finishedAt" < ${endedBefore.toISOString()}::timestamptz`;
      await sql.$executeRaw`
        DELETE FROM "PushSubscription" AS s WHERE "sessionId" IS NULL
          AND NOT EXISTS (SELECT 1 FROM "PushFollow" AS f WHERE f."subscriptionId" = s."id")`;
    },
  };
}
