import type { ImageRef } from '#domain/media/image.ts';
import { namesOf } from '#domain/order/field.ts';
import { CONTENT_FIELDS, PROGRESS_FIELDS } from '#domain/order/order.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { EnglishTexts, Translations } from '#domain/text/translation.ts';
import { BUNDLED, listName, picturesOf, type ShopContent } from '#entities/bundle.ts';
import { ENTITIES, EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { AnalyticsEvent } from '#use-cases/insights/analytics-store.ts';
import type { HistoryToStore, StoredPast } from '#use-cases/shop/shop-history.ts';
import type { ShopTexts } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { writeConfig } from './config-row.ts';
import { columns, ITEM_COLUMNS, storedItems } from './order-rows.ts';
import { encoded } from './record-columns.ts';
import { modelOf, tableOf } from './record-models.ts';

/** Writes a whole shop into empty tables; ids are kept, so that pictures and references stay valid. */
export async function fillShop(
  client: Client,
  shop: Shop,
  content?: ShopContent,
  english: ShopTexts = {},
): Promise<void> {
  await client.image.createMany({ data: unique(picturesOf(shop, content)) });
  await writeConfig(client, { ...shop.config, ...translationsOf(english.config?.get(1)) });
  const lists: Readonly<Record<string, unknown>> = { ...shop, ...content };
  for (const entity of BUNDLED) {
    const records = (lists[listName(entity)] ?? []) as readonly { id: number }[];
    const texts = english[listName(entity)];
    const data = records.map((record) => ({
      id: record.id,
      ...encoded(entity, { ...record, ...translationsOf(texts?.get(record.id)) }),
    }));
    await modelOf(client, entity.name).createMany({ data });
  }
  for (const { name } of [ENTITIES.image, ...BUNDLED]) await continueIds(client, tableOf(name));
}

function translationsOf(en: EnglishTexts | undefined): { translations?: Translations } {
  return en ? { translations: { en } } : {};
}

/** The database numbers new records after the given ones. */
async function continueIds(client: Client, table: string): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await client.$queryRaw`
    SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), GREATEST((SELECT max("id") FROM ${name}), 1),
      EXISTS (SELECT 1 FROM ${name}))::text`;
}

function unique(images: readonly ImageRef[]): ImageRef[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}

const ORDER_COLUMNS = columns([
  'id',
  'ticketNumber',
  'version',
  ...namesOf({ ...CONTENT_FIELDS, ...PROGRESS_FIELDS }),
]);

/** Writes what happened in a shop before it was opened here; orders and visits in a few statements, however many there are. */
export async function fillHistory(
  client: Client,
  { orders, visits, records, secrets }: HistoryToStore,
): Promise<void> {
  for (const [name, list] of Object.entries(records)) {
    const entity = EVERY_ENTITY.find((one) => one.name === name);
    if (!entity) throw new Error(`no entity ${name}`);
    const data = list.map((record) => ({
      id: record.id,
      ...encoded(entity, record),
      ...secretsOf(name, secrets),
    }));
    await modelOf(client, name).createMany({ data });
    await continueIds(client, tableOf(name));
  }
  await fillOrders(client, orders);
  await fillVisits(client, visits);
}

function secretsOf(name: string, { passwordHash, keyHash }: HistoryToStore['secrets']): object {
  if (name === ENTITIES.user.name) return { passwordHash };
  const hasKey = name === ENTITIES.device.name || name === ENTITIES.digitalSignageDevice.name;
  return hasKey ? { keyHash: keyHash() } : {};
}

async function fillOrders(client: Client, orders: readonly StoredPast[]): Promise<void> {
  const ids = await client.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('"Order"', 'id'))::int AS "id" FROM generate_series(1, ${orders.length}::int)`;
  const placed = orders.flatMap((order, index) => {
    const id = ids[index]?.id;
    return id === undefined ? [] : [{ ...order, id }];
  });
  const rows = placed.map(({ id, ticketNumber, content, progress, steps }) => ({
    ...content,
    ...progress,
    ...{ id, ticketNumber, version: steps.length },
  }));
  await client.$executeRaw`
    INSERT INTO "Order" (${ORDER_COLUMNS}) SELECT ${ORDER_COLUMNS}
    FROM jsonb_populate_recordset(NULL::"Order", ${JSON.stringify(rows)}::jsonb)`;
  const items = placed.flatMap(({ id, items }) =>
    storedItems(items).map((item) => ({ ...item, orderId: id })),
  );
  await client.$executeRaw`
    INSERT INTO "OrderItem" ("orderId", ${ITEM_COLUMNS}) SELECT "orderId", ${ITEM_COLUMNS}
    FROM jsonb_populate_recordset(NULL::"OrderItem", ${JSON.stringify(items)}::jsonb)`;
  const events = placed
    .flatMap(({ id, content, steps }) =>
      steps.map((step) => ({ ...step, orderId: id, branchId: content.branchId })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
  await client.$executeRaw`
    INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor", "userId", "deviceId", "note", "at")
    SELECT "orderId", "branchId", "event", "actor", "userId", "deviceId", "note", "at"
    FROM jsonb_populate_recordset(NULL::"OrderEvent", ${JSON.stringify(events)}::jsonb)`;
  await fillMoney(client, placed);
}

async function fillVisits(client: Client, visits: readonly AnalyticsEvent[]): Promise<void> {
  const rows = visits.map(({ branch, ...visit }) => ({ ...visit, branchId: branch }));
  await client.$executeRaw`
    INSERT INTO "AnalyticsEvent" ("at", "type", "action", "category", "data", "visitor", "branchId")
    SELECT "at", "type", "action", "category", "data", "visitor", "branchId"
    FROM jsonb_populate_recordset(NULL::"AnalyticsEvent", ${JSON.stringify(rows)}::jsonb)`;
}

/** What was paid at the counter, and what was handed back of it. */
async function fillMoney(client: Client, placed: readonly (StoredPast & { id: number })[]): Promise<void> {
  const payments = placed.flatMap(({ id, content, payments }) =>
    payments.map((payment) => ({
      ...payment,
      ...{
        orderId: id,
        branchId: content.branchId,
        currency: content.currency,
        state: 'paid',
        paidAt: payment.at,
      },
    })),
  );
  await client.$executeRaw`
    INSERT INTO "Payment" ("orderId", "branchId", "method", "state", "amount", "currency", "reference", "code",
      "actor", "userId", "deviceId", "at", "paidAt")
    SELECT "orderId", "branchId", "method", "state", "amount", "currency", "reference", "code",
      "actor", "userId", "deviceId", "at", "paidAt"
    FROM jsonb_populate_recordset(NULL::"Payment", ${JSON.stringify(payments)}::jsonb)`;
  const refunds = placed.flatMap(({ id, refunds }) =>
    refunds.map((refund) => ({
      ...refund,
      orderId: id,
      state: 'done',
      isAutomatic: false,
      doneAt: refund.at,
    })),
  );
  await client.$executeRaw`
    INSERT INTO "Refund" ("orderId", "branchId", "paymentId", "method", "amount", "state", "isAutomatic", "reason",
      "reference", "actor", "userId", "deviceId", "at", "doneAt")
    SELECT f."orderId", p."branchId", p."id", p."method", f."amount", f."state", f."isAutomatic", f."reason",
      f."reference", f."actor", f."userId", f."deviceId", f."at", f."doneAt"
    FROM jsonb_populate_recordset(NULL::"Refund", ${JSON.stringify(refunds)}::jsonb) AS f
    JOIN LATERAL (
      SELECT "id", "branchId", "method" FROM "Payment" WHERE "orderId" = f."orderId" ORDER BY "id" DESC LIMIT 1) AS p ON true`;
}
