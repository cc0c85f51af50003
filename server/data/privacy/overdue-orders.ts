import { TERMINAL_STATES } from '#domain/order/order-state.ts';
import { stageNumber, UNSETTLED_REFUNDS } from '#domain/privacy/forgetting.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { OverdueQuery } from '#use-cases/privacy/guest-store.ts';
import type { SqlClient } from '../sql-client.ts';

/** waitReason (R350) of one order 'o'. */
export const IS_FREE = Prisma.sql`(o."state"::text = ANY(${[...TERMINAL_STATES]}::text[])
  AND o."paymentState" <> 'refundPending' AND NOT (o."state" = 'completed' AND o."paymentState" = 'open')
  AND NOT EXISTS (SELECT 1 FROM "Refund" AS r WHERE r."orderId" = o."id"
    AND r."state"::text = ANY(${[...UNSETTLED_REFUNDS]}::text[])))`;

/** Reads no more of the index than what is overdue: the page 'Betrieb' asks every minute, over years of orders. */
export async function countOverdue(
  sql: SqlClient,
  { due, notBefore, untouchedSince, most }: OverdueQuery,
): Promise<{ orders: number; since: Date | null }> {
  const isLeft = Prisma.sql`${IS_FREE} AND NOT EXISTS (SELECT 1 FROM "OrderEvent" AS e
    WHERE e."orderId" = o."id" AND e."at" >= ${untouchedSince.toISOString()}::timestamptz)`;
  const byTime = due.map(
    ({ country, stage, before, months }) => Prisma.sql`(
      SELECT o."id", GREATEST(o."createdAt" + ${months}::int * interval '1 month', ${notBefore.toISOString()}::timestamptz) AS "at"
      FROM "Order" AS o
      WHERE o."forgotten" = ${stageNumber(stage) - 1}::int AND o."createdAt" < ${before.toISOString()}::timestamptz
        AND o."branchId" IN (SELECT "id" FROM "Branch" WHERE "country" = ${country}) AND ${isLeft}
      ORDER BY o."createdAt" LIMIT ${most}::int)`,
  );
  const asked = Prisma.sql`(
    SELECT o."id", GREATEST(w."at", o."finishedAt") AS "at"
    FROM (SELECT unnest("waiting") AS "id", "at" FROM "GuestErasure" WHERE cardinality("waiting") > 0) AS w
    JOIN "Order" AS o ON o."id" = w."id" WHERE ${isLeft} LIMIT ${most}::int)`;
  const [row] = await sql.$queryRaw<{ orders: number; since: Date | null }[]>`
    SELECT LEAST(count(DISTINCT "id"), ${most}::int)::int AS "orders", min("at") AS "since"
    FROM (${Prisma.join([...byTime, asked], ' UNION ALL ')}) AS found`;
  const { orders = 0, since = null } = row ?? {};
  return { orders, since: since && new Date(since) };
}
