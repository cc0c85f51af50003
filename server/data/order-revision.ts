import type { NewRevision, OrderChange } from '#use-cases/orders/order-store.ts';
import { AUTHOR_COLUMNS, authorValues, ITEM_COLUMNS, itemRows } from './order-rows.ts';
import type { SqlClient } from './sql-client.ts';

/** Whether no order has any of the uploads; they stay unused until the transaction ends. */
export async function areUploadsFree(sql: SqlClient, uploads: readonly number[]): Promise<boolean> {
  if (uploads.length === 0) return true;
  const free = await sql.$queryRaw<unknown[]>`
    SELECT 1 FROM "Upload" WHERE "id" = ANY(${[...uploads]}::int[]) AND "orderId" IS NULL FOR UPDATE`;
  return free.length === uploads.length;
}

/** Replaces the items of an order and stores the record of each change; part of `changeOrder`. */
export async function storeRevision(
  sql: SqlClient,
  { id, author, at }: OrderChange,
  { items, uploads, changes }: NewRevision,
): Promise<void> {
  await sql.$executeRaw`DELETE FROM "OrderItem" WHERE "orderId" = ${id}::int`;
  await sql.$executeRaw`
    INSERT INTO "OrderItem" ("orderId", ${ITEM_COLUMNS})
    SELECT ${id}::int, ${ITEM_COLUMNS} FROM jsonb_populate_recordset(NULL::"OrderItem", ${itemRows(items)}::jsonb)`;
  if (uploads.length > 0) {
    await sql.$executeRaw`
      UPDATE "Upload" SET "orderId" = "Order"."id", "branchId" = "Order"."branchId", "isLibrary" = false
      FROM "Order" WHERE "Order"."id" = ${id}::int AND "Upload"."id" = ANY(${[...uploads]}::int[])`;
  }
  for (const { position, before, after, difference, note } of changes) {
    await sql.$executeRaw`
      INSERT INTO "OrderRevision" ("orderId", "position", "before", "after", "difference", ${AUTHOR_COLUMNS}, "note", "at")
      VALUES (${id}::int, ${position}::int, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
        ${difference}::int, ${authorValues(author)}, ${note}::text, ${at.toISOString()}::timestamptz)`;
  }
}
