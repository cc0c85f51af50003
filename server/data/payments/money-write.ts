import type { MoneyChange } from '#use-cases/orders/money-change.ts';
import type { OrderChange } from '#use-cases/orders/order-store.ts';
import { AUTHOR_COLUMNS, authorValues } from '../order-rows.ts';
import type { SqlClient } from '../sql-client.ts';

/** Stores how the money of an order changes; part of `changeOrder`. */
export async function storeMoney(
  sql: SqlClient,
  { id, author, at }: OrderChange,
  { taken = [], payments = [], refunds = [], refundStates = [] }: MoneyChange,
): Promise<void> {
  const now = at.toISOString();
  for (const { method, amount, code, reference } of taken) {
    await sql.$executeRaw`
      INSERT INTO "Payment" ("orderId", "branchId", "method", "state", "amount", "currency", "reference", "code",
        ${AUTHOR_COLUMNS}, "at", "paidAt")
      SELECT "id", "branchId", ${method}, 'paid', ${amount}::int, "currency", ${reference}, ${code}::text,
        ${authorValues(author)}, ${now}::timestamptz, ${now}::timestamptz
      FROM "Order" WHERE "id" = ${id}::int`;
  }
  for (const { id: payment, state, means } of payments) {
    await sql.$executeRaw`
      UPDATE "Payment" SET "state" = ${state}::"AttemptState", "means" = COALESCE(${means}::text, "means"),
        "paidAt" = CASE WHEN ${state} = 'paid' THEN COALESCE("paidAt", ${now}::timestamptz) END
      WHERE "id" = ${payment}::int AND "orderId" = ${id}::int`;
  }
  for (const { payment, method = null, amount, state, isAutomatic, ...refund } of refunds) {
    const { reason, items, reference, isChargeback = false } = refund;
    await sql.$executeRaw`
      INSERT INTO "Refund" ("orderId", "branchId", "paymentId", "method", "amount", "state", "isAutomatic", "isChargeback", "reason",
        "items", "reference",
        ${AUTHOR_COLUMNS}, "at", "doneAt")
      SELECT "id", "branchId", ${payment}::int, ${method}::text, ${amount}::int, ${state}::"RefundState", ${isAutomatic}, ${isChargeback}, ${reason}::text,
        ${JSON.stringify(items)}::jsonb, ${reference}, ${authorValues(author)}, ${now}::timestamptz,
        CASE WHEN ${state} = 'done' THEN ${now}::timestamptz END
      FROM "Order" WHERE "id" = ${id}::int`;
  }
  for (const { id: refund, state, amount, reference, isChargeback = false } of refundStates) {
    await sql.$executeRaw`
      UPDATE "Refund" SET "state" = ${state}::"RefundState",
        "amount" = COALESCE(${amount ?? null}::int, "amount"), "reference" = COALESCE(${reference ?? null}::text, "reference"),
        "isChargeback" = "isChargeback" OR ${isChargeback},
        "doneAt" = CASE WHEN ${state} = 'done' THEN COALESCE("doneAt", ${now}::timestamptz) END
      WHERE "id" = ${refund}::int AND "orderId" = ${id}::int`;
  }
}
