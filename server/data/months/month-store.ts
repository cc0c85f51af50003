import type { Country } from '#domain/contact/country.ts';
import type { MonthStore } from '#use-cases/months/month-store.ts';
import type { SqlClient } from '../sql-client.ts';
import { moveMonth } from './move-month.ts';

interface MonthRow {
  firstId: number;
  endId: number;
  isClosed: boolean;
  isMoved: boolean;
}

/** The months of orders, over a client or the client of a transaction. The work is done by functions of the migration 'months'. */
export function monthStore(sql: SqlClient): MonthStore {
  return {
    async keep(now) {
      await sql.$queryRaw`SELECT keep_months(${now.toISOString()}::timestamptz)`;
    },
    async closeNext(now) {
      const [row] = await sql.$queryRaw<{ isOne: boolean }[]>`
        SELECT close_order_month(${now.toISOString()}::timestamptz) AS "isOne"`;
      return row?.isOne === true;
    },
    async facts(month) {
      const [row] = await sql.$queryRaw<MonthRow[]>`
        SELECT "firstId", "endId", "closedAt" IS NOT NULL AS "isClosed", "movedAt" IS NOT NULL AS "isMoved"
        FROM "OrderMonth" WHERE "month" = ${month}`;
      if (!row) return null;
      const { firstId, endId, isClosed, isMoved } = row;
      const lastDays = await sql.$queryRaw<{ country: Country; day: string }[]>`
        SELECT b."country", to_char(max(p."at") AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day"
        FROM (
          SELECT "branchId", max("createdAt") AS "at" FROM "Order"
          WHERE "id" >= ${firstId}::int AND "id" < ${endId}::int GROUP BY 1
          UNION ALL SELECT "branchId", max(COALESCE("paidAt", "at")) FROM "Payment"
          WHERE "orderId" >= ${firstId}::int AND "orderId" < ${endId}::int GROUP BY 1
          UNION ALL SELECT "branchId", max(COALESCE("doneAt", "at")) FROM "Refund"
          WHERE "orderId" >= ${firstId}::int AND "orderId" < ${endId}::int GROUP BY 1
          UNION ALL SELECT o."branchId", max(i."issuedAt") FROM "Invoice" AS i JOIN "Order" AS o ON o."id" = i."orderId"
          WHERE i."orderId" >= ${firstId}::int AND i."orderId" < ${endId}::int
            AND o."id" >= ${firstId}::int AND o."id" < ${endId}::int GROUP BY 1
        ) AS p JOIN "Branch" AS b ON b."id" = p."branchId" GROUP BY 1`;
      return { isClosed, isMoved, lastDays };
    },
    moveAway: (month, now) => moveMonth(sql, month, now),
  };
}
