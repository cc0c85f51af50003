import { ITEM_FIELDS } from '#domain/order/item.ts';
import { CONTENT_FIELDS, PROGRESS_FIELDS } from '#domain/order/order.ts';
import {
  ALL_FORGOTTEN,
  forgottenKinds,
  personalNames,
  stageNumber,
  withoutGuest,
} from '#domain/privacy/forgetting.ts';
import { presetPeriods, type RetentionPeriods, type Stage } from '#domain/privacy/retention.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { UploadFile } from '#use-cases/files/file-store.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { DueOrder, DueOrders, GuestStore } from '#use-cases/privacy/guest-store.ts';
import { storedItems } from '../order-rows.ts';
import type { SqlClient } from '../sql-client.ts';
import { erasureStore } from './erasure-store.ts';
import { countOverdue, IS_FREE } from './overdue-orders.ts';

/** Held by the transaction that forgets. */
const FORGETTING_LOCK = 7_301_008;

/** Guests, over a client or the client of a transaction. */
export function guestStore(sql: SqlClient): GuestStore {
  return {
    ...erasureStore(sql),
    async retention() {
      const [row] = await sql.$queryRaw<
        { periods: Partial<RetentionPeriods>; startsAt: Date; changedAt: Date }[]
      >`
        SELECT "periods", "startsAt", "updatedAt" AS "changedAt" FROM "RetentionSettings" WHERE "id" = 1`;
      if (!row) throw new Error('the settings of retention are missing');
      return {
        periods: { ...presetPeriods(), ...row.periods },
        startsAt: new Date(row.startsAt),
        changedAt: new Date(row.changedAt),
      };
    },
    async saveRetention({ periods, startsAt }) {
      await sql.$executeRaw`
        UPDATE "RetentionSettings" SET "periods" = ${JSON.stringify(periods)}::jsonb,
          "startsAt" = ${startsAt.toISOString()}::timestamptz, "updatedAt" = now() WHERE "id" = 1`;
    },
    async isAlone() {
      const [row] = await sql.$queryRaw<{ isAlone: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${FORGETTING_LOCK}::bigint) AS "isAlone"`;
      return row?.isAlone ?? false;
    },
    async lockDue(wanted, limit) {
      const rows = await sql.$queryRaw<{ id: number }[]>`
        SELECT o."id" FROM "Order" AS o WHERE ${isDue(wanted)} AND ${IS_FREE}
        ORDER BY o."createdAt" LIMIT ${limit}::int FOR UPDATE OF o SKIP LOCKED`;
      return rows.map(({ id }) => id);
    },
    async lockFree(orders) {
      const rows = await sql.$queryRaw<{ id: number }[]>`
        SELECT o."id" FROM "Order" AS o WHERE o."id" = ANY(${[...orders]}::int[]) AND ${IS_FREE} FOR UPDATE OF o`;
      return rows.map(({ id }) => id);
    },
    async countDue(wanted) {
      const [row] = await sql.$queryRaw<{ due: number; all: number; oldest: Date | null }[]>`
        SELECT count(*) FILTER (WHERE "isFree")::int AS "due", count(*)::int AS "all",
          min("createdAt") FILTER (WHERE "isFree") AS "oldest"
        FROM (SELECT o."createdAt", ${IS_FREE} AS "isFree" FROM "Order" AS o WHERE ${isDue(wanted)}) AS found`;
      const { due = 0, all = 0, oldest = null } = row ?? {};
      return { due, waiting: all - due, oldest: oldest && new Date(oldest) };
    },
    countOverdue: (query) => countOverdue(sql, query),
    async listDue(wanted, limit) {
      const rows = await sql.$queryRaw<DueOrder[]>`
        SELECT o."id", o."uid", o."ticketNumber", b."name" AS "branch", o."createdAt"
        FROM "Order" AS o JOIN "Branch" AS b ON b."id" = o."branchId"
        WHERE ${isDue(wanted)} AND ${IS_FREE} ORDER BY o."createdAt" LIMIT ${limit}::int`;
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
    },
    uploadsOf: (orders) =>
      sql.$queryRaw<UploadFile[]>`
        SELECT "publicHash", "extension", "version" FROM "Upload" WHERE "orderId" = ANY(${[...orders]}::int[])`,
    async forget(orders, stage) {
      if (orders.length === 0) return;
      await storeOrders(sql, orders, stage);
      await forgetBeside(
        sql,
        orders.map(({ id }) => id),
        stage,
      );
    },
    async pseudonymKey(year, fresh) {
      await sql.$executeRaw`
        INSERT INTO "PseudonymKey" ("year", "sealed") VALUES (${year}::int, ${fresh}) ON CONFLICT ("year") DO NOTHING`;
      const [row] = await sql.$queryRaw<{ sealed: string }[]>`
        SELECT "sealed" FROM "PseudonymKey" WHERE "year" = ${year}::int`;
      return row?.sealed ?? fresh;
    },
    async dropPseudonymKeys(year) {
      await sql.$executeRaw`
        DELETE FROM "PseudonymKey" AS k WHERE k."year" < ${year}::int AND NOT EXISTS (
          SELECT 1 FROM "Order" AS o WHERE o."forgotten" < ${ALL_FORGOTTEN}::int
            AND o."createdAt" >= make_timestamptz(k."year", 1, 1, 0, 0, 0, 'UTC')
            AND o."createdAt" < make_timestamptz(k."year" + 1, 1, 1, 0, 0, 0, 'UTC'))`;
    },
  };
}

function isDue({ country, stage, before }: DueOrders): Prisma.Sql {
  return Prisma.sql`o."forgotten" < ${stageNumber(stage)}::int AND o."createdAt" < ${before.toISOString()}::timestamptz
    AND o."branchId" IN (SELECT "id" FROM "Branch" WHERE "country" = ${country})`;
}

/** The columns of an order that declare what they tell of the guest, and the items that do. */
async function storeOrders(sql: SqlClient, orders: readonly StoredOrder[], stage: Stage): Promise<void> {
  const kinds = forgottenKinds(stage);
  const names = personalNames({ ...CONTENT_FIELDS, ...PROGRESS_FIELDS }, kinds);
  const to = Prisma.raw(names.map((name) => `"${name}" = gone."${name}"`).join(', '));
  await sql.$executeRaw`
    UPDATE "Order" AS o SET ${to}, "forgotten" = GREATEST(o."forgotten", ${stageNumber(stage)}::int),
      "version" = o."version" + 1
    FROM jsonb_populate_recordset(NULL::"Order", ${JSON.stringify(orders)}::jsonb) AS gone WHERE o."id" = gone."id"`;
  const inItems = personalNames(ITEM_FIELDS, kinds);
  if (inItems.length === 0) return;
  const rows = orders.flatMap(({ id, items }) =>
    storedItems(items).map((item) => ({ ...item, orderId: id })),
  );
  const itemsTo = Prisma.raw(inItems.map((name) => `"${name}" = gone."${name}"`).join(', '));
  await sql.$executeRaw`
    UPDATE "OrderItem" AS i SET ${itemsTo}
    FROM jsonb_populate_recordset(NULL::"OrderItem", ${JSON.stringify(rows)}::jsonb) AS gone
    WHERE i."orderId" = gone."orderId" AND i."position" = gone."position" AND i."parts" <> '[]'`;
}

/** What other tables know of the guest: texts first, and with the person who they are. */
async function forgetBeside(sql: SqlClient, orders: readonly number[], stage: Stage): Promise<void> {
  const kinds = forgottenKinds(stage);
  const ids = Prisma.sql`${[...orders]}::int[]`;
  await sql.$executeRaw`
    UPDATE "OrderEvent" SET "note" = NULL WHERE "orderId" = ANY(${ids}) AND "note" IS NOT NULL`;
  await sql.$executeRaw`
    UPDATE "Refund" SET "reason" = NULL WHERE "orderId" = ANY(${ids}) AND "reason" IS NOT NULL`;
  await sql.$executeRaw`
    UPDATE "PrintJob" SET "content" = NULL WHERE "orderId" = ANY(${ids}) AND "content" IS NOT NULL`;
  // What a mail server answered may name the address.
  await sql.$executeRaw`
    UPDATE "Outbox" SET "lastError" = NULL WHERE "kind" IN ('mail', 'sms') AND "lastError" IS NOT NULL
      AND ("payload"->>'order')::int = ANY(${ids})`;
  const revisions = await sql.$queryRaw<{ id: number; before: object; after: object | null }[]>`
    SELECT "id", "before", "after" FROM "OrderRevision" WHERE "orderId" = ANY(${ids})`;
  const rows = revisions.map(({ id, before, after }) => ({
    id,
    before: withoutGuest(ITEM_FIELDS, before, kinds),
    after: after && withoutGuest(ITEM_FIELDS, after, kinds),
  }));
  if (rows.length > 0) {
    await sql.$executeRaw`
      UPDATE "OrderRevision" AS r SET "note" = NULL, "before" = gone."before", "after" = COALESCE(gone."after", 'null')
      FROM jsonb_populate_recordset(NULL::"OrderRevision", ${JSON.stringify(rows)}::jsonb) AS gone
      WHERE r."id" = gone."id"`;
  }
  await sql.$executeRaw`DELETE FROM "Upload" WHERE "orderId" = ANY(${ids})`;
  if (!kinds.has('person')) return;
  await sql.$executeRaw`UPDATE "Payment" SET "payUrl" = NULL WHERE "orderId" = ANY(${ids}) AND "payUrl" IS NOT NULL`;
  await sql.$executeRaw`DELETE FROM "PushFollow" WHERE "orderId" = ANY(${ids})`;
}
