import { cents } from '#domain/money/money.ts';
import type { DayMoney, DayOrder, DayPayment, DayRefund } from '#domain/order/payments/cash-report.ts';
import { COUNTER_METHODS } from '#domain/order/payments/counter.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { CashStore } from '#use-cases/counter/cash-store.ts';
import type { SqlClient } from '../sql-client.ts';

type PaymentRow = Omit<DayPayment, 'at'> & { at: Date };
type RefundRow = Omit<DayRefund, 'at'> & { at: Date };

const ORDER = Prisma.sql`o."id" AS "order", o."ticketNumber", o."uid"`;

/** The money of a day, over a client or the client of a transaction. */
export function cashStore(sql: SqlClient): CashStore {
  return {
    async moneyOf(branch, span) {
      const [from, to] = [span.from, span.to].map((at) => Prisma.sql`${at.toISOString()}::timestamptz`);
      const within = (column: Prisma.Sql) => Prisma.sql`${column} >= ${from} AND ${column} < ${to}`;
      const payments = await sql.$queryRaw<PaymentRow[]>`
        SELECT ${ORDER}, COALESCE(p."paidAt", p."at") AS "at", p."method", p."state"::text AS "state", p."amount",
          p."code", p."actor", o."lines", p."id" = (
            SELECT min(f."id") FROM "Payment" AS f WHERE f."orderId" = o."id" AND f."state" = 'paid') AS "isFirst"
        FROM "Payment" AS p JOIN "Order" AS o ON o."id" = p."orderId"
        WHERE p."branchId" = ${branch}::int AND (
          (p."state" = 'paid' AND ${within(Prisma.sql`p."paidAt"`)})
          OR (p."state" = 'canceled' AND p."method" = ANY(${[...COUNTER_METHODS]}::text[]) AND ${within(Prisma.sql`p."at"`)}))
        ORDER BY p."id"`;
      const refunds = await sql.$queryRaw<RefundRow[]>`
        SELECT ${ORDER}, f."at", f."method", p."method" AS "paidWith", f."state"::text AS "state", f."amount",
          f."reason", f."actor"
        FROM "Refund" AS f JOIN "Payment" AS p ON p."id" = f."paymentId" JOIN "Order" AS o ON o."id" = f."orderId"
        WHERE f."branchId" = ${branch}::int AND ${within(Prisma.sql`f."at"`)}
        ORDER BY f."id"`;
      const moved = [...payments, ...refunds].map(({ order }) => order);
      const orders = await sql.$queryRaw<DayOrder[]>`
        SELECT ${ORDER}, o."state"::text AS "state", o."paymentState"::text AS "paymentState", o."paymentMethod",
          o."totalGross", o."isQuotation", ${within(DUE_DAY)} AS "isOfDay",
          COALESCE(NULLIF(o."companyName", ''), trim(o."firstName" || ' ' || o."lastName")) AS "name",
          COALESCE((
            SELECT jsonb_agg(jsonb_build_object('id', p."id", 'method', p."method", 'state', p."state",
              'amount', p."amount", 'paidAt', p."paidAt") ORDER BY p."id")
            FROM "Payment" AS p WHERE p."orderId" = o."id"), '[]') AS "payments",
          COALESCE((
            SELECT jsonb_agg(jsonb_build_object('payment', f."paymentId", 'amount', f."amount", 'state', f."state",
              'isAutomatic', f."isAutomatic") ORDER BY f."id")
            FROM "Refund" AS f WHERE f."orderId" = o."id"), '[]') AS "refunds"
        FROM "Order" AS o
        WHERE o."branchId" = ${branch}::int AND (o."id" = ANY(${[...new Set(moved)]}::int[])
          OR (${within(DUE_DAY)} AND NOT o."isHeld" AND o."state"::text NOT IN ('rejected', 'canceled', 'failed')))`;
      return {
        payments: payments.map((row) => ({ ...row, at: isoText(row.at), amount: cents(row.amount) })),
        refunds: refunds.map((row) => ({ ...row, at: isoText(row.at), amount: cents(row.amount) })),
        orders,
      } satisfies DayMoney;
    },
  };
}

/** When an order is for. */
const DUE_DAY = Prisma.sql`COALESCE(o."appointment", o."appointmentDate", o."createdAt")`;

function isoText(at: Date): string {
  return new Date(at).toISOString();
}
