import type { BackupStore } from '#use-cases/operations/backup-store.ts';
import type { SqlClient } from '../sql-client.ts';

interface StateRow {
  last: Date | null;
  tried: Date | null;
  failingSince: Date | null;
  begun: Date;
}

/** What is known of the copies of everything, over a client. A restore is none. */
export function backupStore(sql: SqlClient): BackupStore {
  return {
    async add({ at, kind, name, bytes, rows, files, problem }) {
      await sql.$executeRaw`
        INSERT INTO "Backup" ("at", "kind", "name", "bytes", "rows", "files", "problem")
        VALUES (${at.toISOString()}::timestamptz, ${kind}, ${name}, ${bytes}::bigint, ${rows}::bigint, ${files}::int, ${problem})`;
    },
    async state() {
      const [row] = await sql.$queryRaw<StateRow[]>`
        WITH "copy" AS (SELECT "at", "problem" = '' AS "isGood" FROM "Backup" WHERE "kind" <> 'restore'),
          "good" AS (SELECT max("at") AS "at" FROM "copy" WHERE "isGood")
        SELECT "good"."at" AS "last", (SELECT max("at") FROM "copy") AS "tried",
          (SELECT min("at") FROM "copy" WHERE NOT "isGood" AND ("good"."at" IS NULL OR "copy"."at" > "good"."at")) AS "failingSince",
          (SELECT min("started_at") FROM "_prisma_migrations") AS "begun"
        FROM "good"`;
      if (!row) throw new Error('no state of backups');
      return row;
    },
  };
}
