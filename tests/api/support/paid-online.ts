import type { TestServer } from './harness.ts';

/** Makes an order one that was paid in full through Mollie, as far as the database knows. */
export async function paidOnline({ sql }: Pick<TestServer, 'sql'>, order: number): Promise<void> {
  await sql(
    `INSERT INTO "Payment" ("orderId", "branchId", "method", "state", "amount", "currency", "reference", "providerId", "actor", "paidAt")
     SELECT "id", "branchId", 'mollie', 'paid', "totalGross", "currency", 'test-' || "id", 'tr_' || "id", 'Kunde', now()
     FROM "Order" WHERE "id" = $1`,
    [order],
  );
  await sql(`UPDATE "Order" SET "paymentMethod" = 'mollie', "paymentState" = 'paid' WHERE "id" = $1`, [
    order,
  ]);
}
