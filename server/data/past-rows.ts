import type { OutboxMessage, WorkStore } from '#use-cases/signals/work-store.ts';
import type { SqlClient } from './sql-client.ts';

export type PastPart = Pick<WorkStore, 'messages' | 'forgetDone'>;

/** What the outbox still tells of rows that nobody works on any more. */
export function pastRows(sql: SqlClient): PastPart {
  return {
    messages: (order) => sql.$queryRaw<OutboxMessage[]>`
      SELECT "id", "kind", "payload", "state"::text AS "state", "attempts", "isDropped", "lastError", "runAt",
        "createdAt", "doneAt"
      FROM "Outbox" WHERE "kind" IN ('mail', 'sms') AND ("payload"->>'order')::int = ${order}::int
      ORDER BY "id" DESC LIMIT 200`,
    async forgetDone(before, messagesBefore) {
      await sql.$executeRaw`
        DELETE FROM "Outbox" WHERE "state" IN ('done', 'dead') AND "doneAt" < CASE
          WHEN "state" = 'dead' OR ("kind" IN ('mail', 'sms') AND "payload" ? 'order')
            THEN ${messagesBefore.toISOString()}::timestamptz
          ELSE ${before.toISOString()}::timestamptz END`;
    },
  };
}
