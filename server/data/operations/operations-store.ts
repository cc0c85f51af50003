import type { SqlClient } from '#data/sql-client.ts';
import type {
  DatabaseMeasures,
  OperationsStore,
  ShopMeasure,
} from '#use-cases/operations/operations-store.ts';

export function operationsStore(sql: SqlClient): OperationsStore {
  return {
    async measure() {
      const [row] = await sql.$queryRaw<DatabaseMeasures[]>`
        SELECT pg_database_size(current_database())::float8 AS "bytes",
          (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS "connections",
          current_setting('max_connections')::int AS "most", current_setting('server_version') AS "version",
          (SELECT max("migration_name") FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL) AS "migration"`;
      if (!row) throw new Error('the database measures nothing');
      return row;
    },
    async outbox(now, deadSince, kinds) {
      const [row] = await sql.$queryRaw<Counts[]>`
        SELECT count(*) FILTER (WHERE "state" <> 'dead')::int AS "waiting",
          min("runAt") FILTER (WHERE "state" <> 'dead') AS "oldest",
          count(*) FILTER (WHERE "state" = 'dead')::int AS "dead",
          min("doneAt") FILTER (WHERE "state" = 'dead') AS "deadSince"
        FROM "Outbox" WHERE (${kinds === undefined} OR "kind" = ANY(${[...(kinds ?? [])]}::text[])) AND (("state" IN ('waiting', 'running') AND "runAt" <= ${now.toISOString()}::timestamptz)
          OR ("state" = 'dead' AND "doneAt" >= ${deadSince.toISOString()}::timestamptz))`;
      return {
        waiting: row?.waiting ?? 0,
        oldest: instant(row?.oldest),
        dead: row?.dead ?? 0,
        deadSince: instant(row?.deadSince),
      };
    },
    async held(now, kinds) {
      const [row] = await sql.$queryRaw<Pick<Counts, 'waiting' | 'oldest'>[]>`
        SELECT count(*)::int AS "waiting", min("createdAt") AS "oldest" FROM "Outbox"
        WHERE "state" IN ('waiting', 'running') AND "lastError" IS NOT NULL AND "kind" = ANY(${[...kinds]}::text[])
          AND "createdAt" <= ${now.toISOString()}::timestamptz`;
      return { waiting: row?.waiting ?? 0, oldest: instant(row?.oldest) };
    },
    // Among the last rows only: those of weeks would have to be read to find that there is none.
    async lastMail() {
      const [row] = await sql.$queryRaw<{ at: Date | string | null }[]>`
        SELECT max("doneAt") AS "at" FROM "Outbox" WHERE "kind" = 'mail' AND "state" = 'done' AND NOT "isDropped"
          AND "id" > (SELECT max("id") - 5000 FROM "Outbox")`;
      return instant(row?.at);
    },
    async shop(now, after) {
      const at = now.toISOString();
      const rows = await sql.$queryRaw<(ShopMeasure & { sequence: bigint })[]>`
        WITH last AS (SELECT COALESCE(max("sequence"), 0) AS "sequence" FROM "OrderEvent"),
        measured AS (
          SELECT 'event' AS "name", "branchId" AS "branch", "event" AS "label", count(*)::float8 AS "value"
          FROM "OrderEvent", last WHERE "OrderEvent"."sequence" > COALESCE(${after}::bigint, last."sequence")
            AND "OrderEvent"."sequence" <= last."sequence" GROUP BY "branchId", "event"
          UNION ALL
          (SELECT 'branch', "id", '', 0 FROM "Branch" ORDER BY "id" LIMIT 201)
          UNION ALL
          SELECT 'open', b."id", o."state"::text, o."count" FROM "Branch" AS b, LATERAL (
            SELECT "state", count(*)::float8 AS "count" FROM "Order" WHERE "branchId" = b."id"
              AND "state" IN ('awaiting', 'confirmed', 'inDelivery') GROUP BY "state") AS o
          UNION ALL
          SELECT 'last', b."id", '', extract(epoch FROM ${at}::timestamptz - o."createdAt")::float8
          FROM "Branch" AS b, LATERAL (
            SELECT "createdAt" FROM "Order" WHERE "branchId" = b."id" ORDER BY "createdAt" DESC LIMIT 1) AS o
          UNION ALL
          SELECT CASE WHEN "state" = 'dead' THEN 'outbox-dead' ELSE 'outbox-waiting' END, NULL, "kind", count(*)::float8
          FROM "Outbox" WHERE "state" IN ('waiting', 'running', 'dead') GROUP BY 1, "kind"
          UNION ALL
          SELECT 'late', NULL, "kind", extract(epoch FROM ${at}::timestamptz - min("runAt"))::float8
          FROM "Outbox" WHERE "state" IN ('waiting', 'running') AND "runAt" <= ${at}::timestamptz GROUP BY "kind"
          UNION ALL
          SELECT 'print', NULL, "state"::text, count(*)::float8 FROM "PrintJob"
          WHERE "state" IN ('waiting', 'claimed', 'failed', 'unclear') GROUP BY "state")
        SELECT last."sequence", measured.* FROM last LEFT JOIN measured ON true`;
      const measures = rows.flatMap(({ sequence: _, ...row }) => (row.name === null ? [] : [row]));
      return { sequence: BigInt(rows[0]?.sequence ?? 0), measures };
    },
  };
}

interface Counts {
  waiting: number;
  oldest: Date | string | null;
  dead: number;
  deadSince: Date | string | null;
}

/** One database driver hands over instants, the other texts. */
function instant(value: Date | string | null | undefined): Date | null {
  return value ? new Date(value) : null;
}
