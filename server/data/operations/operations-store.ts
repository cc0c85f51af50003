import type { SqlClient } from '#data/sql-client.ts';
import type { DatabaseMeasures, OperationsStore } from '#use-cases/operations/operations-store.ts';

export function operationsStore(sql: SqlClient): OperationsStore {
  return {
    async measure() {
      const [row] = await sql.$queryRaw<DatabaseMeasures[]>`
        SELECT pg_database_size(current_database())::float8 AS "bytes",
          (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS "connections",
          current_setting('max_connections')::int AS "most"`;
      if (!row) throw new Error('the database measures nothing');
      return row;
    },
    async outbox(now, deadSince) {
      const [row] = await sql.$queryRaw<Counts[]>`
        SELECT count(*) FILTER (WHERE "state" <> 'dead')::int AS "waiting",
          min("runAt") FILTER (WHERE "state" <> 'dead') AS "oldest",
          count(*) FILTER (WHERE "state" = 'dead')::int AS "dead",
          min("doneAt") FILTER (WHERE "state" = 'dead') AS "deadSince"
        FROM "Outbox" WHERE ("state" IN ('waiting', 'running') AND "runAt" <= ${now.toISOString()}::timestamptz)
          OR ("state" = 'dead' AND "doneAt" >= ${deadSince.toISOString()}::timestamptz)`;
      return {
        waiting: row?.waiting ?? 0,
        oldest: instant(row?.oldest),
        dead: row?.dead ?? 0,
        deadSince: instant(row?.deadSince),
      };
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
