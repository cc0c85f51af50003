import { latestDates } from '#domain/operations/outbox.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { OutboxRow, WorkStore } from '#use-cases/signals/work-store.ts';
import { isOfOrders } from '../order-rows.ts';
import type { SqlClient } from '../sql-client.ts';
import { TRAIL_COLUMNS, type TrailReader, trailValues } from './trail-columns.ts';

export type OutboxPart = Pick<
  WorkStore,
  'addEffects' | 'lease' | 'finish' | 'postpone' | 'bury' | 'release' | 'releaseAll'
>;

/** What must happen after a commit, with what caused it. */
export function outbox(sql: SqlClient, trail: TrailReader): OutboxPart {
  return {
    async addEffects(effects, at) {
      if (effects.length === 0) return;
      const due = at.toISOString();
      await sql.$queryRaw`
        WITH added AS (
          INSERT INTO "Outbox" ("kind", "payload", ${TRAIL_COLUMNS}, "runAt", "createdAt")
          SELECT effect->>'kind', effect->'payload', ${trailValues(trail)},
            ${due}::timestamptz + make_interval(secs => COALESCE((effect->>'delaySeconds')::int, 0)), ${due}::timestamptz
          FROM jsonb_array_elements(${JSON.stringify(effects)}::jsonb) AS effect RETURNING "id"
        )
        SELECT pg_notify('outbox', '')::text FROM added LIMIT 1`;
    },
    // A row whose worker died is due again when its lease ends; rows locked by another worker are skipped.
    async lease(kind, now, leasedUntil, limit, orders) {
      const at = now.toISOString();
      const first = (isNext: Prisma.Sql) => Prisma.sql`
        SELECT "id" FROM "Outbox" WHERE ${isNext} AND "kind" = ${kind} AND ${isOfOrders(orders)}
        ORDER BY "id" LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`;
      const { created, retried } = latestDates(now);
      const isDue = Prisma.sql`("runAt" <= ${at}::timestamptz OR CASE WHEN "attempts" = 0
        THEN "createdAt" > ${created.toISOString()}::timestamptz ELSE "runAt" > ${retried.toISOString()}::timestamptz END)`;
      // Each reads the first of its state and kind in their order: a long queue is no slower than a short one.
      const rows = await sql.$queryRaw<OutboxRow[]>`
        WITH abandoned AS (${first(Prisma.sql`"state" = 'running' AND "leasedUntil" <= ${at}::timestamptz`)}),
          waiting AS (${first(Prisma.sql`"state" = 'waiting' AND ${isDue}`)})
        UPDATE "Outbox" SET "state" = 'running', "attempts" = "attempts" + 1,
          "leasedUntil" = ${leasedUntil.toISOString()}::timestamptz
        WHERE "id" IN (SELECT "id" FROM (TABLE abandoned UNION ALL TABLE waiting) AS due ORDER BY "id" LIMIT ${limit}::int)
        RETURNING "id", "kind", "payload", "attempts", ${TRAIL_COLUMNS}`;
      return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    async finish(id, at, { isDropped }) {
      await sql.$executeRaw`
        UPDATE "Outbox" SET "state" = 'done', "doneAt" = ${at.toISOString()}::timestamptz, "leasedUntil" = NULL,
          "lastError" = NULL, "isDropped" = ${isDropped} WHERE "id" = ${id}`;
    },
    async postpone(id, runAt, error) {
      await sql.$executeRaw`
        UPDATE "Outbox" SET "state" = 'waiting', "runAt" = ${runAt.toISOString()}::timestamptz, "leasedUntil" = NULL,
          "lastError" = ${error} WHERE "id" = ${id}`;
    },
    async bury(id, error, at) {
      await sql.$executeRaw`
        UPDATE "Outbox" SET "state" = 'dead', "doneAt" = ${at.toISOString()}::timestamptz, "leasedUntil" = NULL,
          "lastError" = ${error} WHERE "id" = ${id}`;
    },
    async release(ids) {
      if (ids.length === 0) return;
      await sql.$executeRaw`
        UPDATE "Outbox" SET "state" = 'waiting', "attempts" = "attempts" - 1, "leasedUntil" = NULL
        WHERE "id" IN (${Prisma.join([...ids])}) AND "state" = 'running'`;
    },
    async releaseAll() {
      await sql.$executeRaw`
        UPDATE "Outbox" SET "state" = 'waiting', "leasedUntil" = NULL WHERE "state" = 'running'`;
    },
  };
}
