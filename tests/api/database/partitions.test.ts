import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventLoop } from '#adapters/event-loop.ts';
import { openDatabase } from '#data/database.ts';
import { closeMonths, keepMonths } from '#use-cases/months/keep-months.ts';
import { moveMonthAway } from '#use-cases/months/move-month-away.ts';
import { emptyDatabase } from '../support/databases.ts';
import { databaseKind, startServer } from '../support/harness.ts';
import { copyOfMigrations } from '../support/migrations.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { COMPANY } from '../support/paper-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

const BLOCK = 4_000_000;

/** Far behind everything that the migration has made, whenever it ran. */
const at = (text: string) => new Date(`2031-${text}Z`);

describe('months of orders', () => {
  let shop: OrderServer;
  beforeAll(async () => {
    // The years are passed only now: a server that makes their months at its start is in the way of whoever empties the tables.
    shop = await startOrderServer();
    shop.setNow(at('03-12T12:00:00'));
    await shop.sql(`UPDATE "Branch" SET "isTakeawayEmailRequired" = false, "timeZone" = 'UTC'`);
  });
  afterAll(() => shop?.stop());

  const turn = async (now: Date) => {
    shop.setNow(now);
    await keepMonths(shop.deps);
  };
  const months = () =>
    shop.sql(
      'SELECT "month", "firstId", "endId", "closedAt" IS NOT NULL AS "isClosed", "from", "to" FROM "OrderMonth" ORDER BY "firstId"',
    );
  const partitionOf = async (table: string, column: string, id: number) =>
    (
      await shop.sql(
        `SELECT tableoid::regclass::text AS "name" FROM "${table}" WHERE "${column}" = $1 LIMIT 1`,
        [id],
      )
    )[0]?.name;

  it('are made ahead at the start, also after a standstill of years, and the ids go on with the month', async () => {
    await turn(at('03-12T12:00:00'));
    const made = (await months()).slice(-3);
    expect(made.map(({ month }) => month)).toEqual(['2031-03', '2031-04', '2031-05']);
    const order = await shop.placed();
    expect(order.id).toBe(made[0]?.firstId);
    expect(order.ticketNumber).toBe(1);
    expect(await partitionOf('Order', 'id', order.id)).toBe('"Order_2031_03"');
    expect(await partitionOf('OrderItem', 'orderId', order.id)).toBe('"OrderItem_2031_03"');
    expect(await partitionOf('OrderEvent', 'orderId', order.id)).toBe('"OrderEvent_2031_03"');
  });

  it('turn: whoever orders in the last second, and before a server has noticed, is in the month before', async () => {
    shop.setNow(at('03-31T20:59:59.999'));
    const last = await shop.placed();
    shop.setNow(at('04-01T11:00:00'));
    const unnoticed = await shop.placed();
    await turn(at('04-01T11:00:01'));
    const first = await shop.placed();
    expect(unnoticed.id).toBe(last.id + 1);
    expect(first.id % BLOCK).toBe(0);
    expect(await partitionOf('Order', 'id', unnoticed.id)).toBe('"Order_2031_03"');
    expect(await partitionOf('Order', 'id', first.id)).toBe('"Order_2031_04"');
    // Both are of the same day: numbers are counted across partitions.
    expect([unnoticed.ticketNumber, first.ticketNumber]).toEqual([1, 2]);
    await turn(at('04-01T11:02:00'));
    expect((await shop.placed()).id).toBe(first.id + 1);
  });

  it('turn while orders keep coming: none is refused, no number is given twice', async () => {
    shop.setNow(at('05-02T12:00:00'));
    const servers = databaseKind() === 'postgres' ? [shop.deps, shop.deps, shop.deps] : [shop.deps];
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, () => shop.placed())),
      ...servers.map((deps) => keepMonths(deps)),
    ]);
    expect(orders.map(({ ticketNumber }) => ticketNumber).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(40);
    expect((await months()).filter(({ month }) => month === '2031-07')).toHaveLength(1);
    expect((await shop.placed()).id % BLOCK).toBeLessThan(41);
  });

  it.skipIf(databaseKind() === 'embedded')('are made once by two servers that wake up together', async () => {
    const other = await shop.twin();
    shop.setNow(at('06-01T00:00:00'));
    await Promise.all([keepMonths(shop.deps), db(other).months.keep(at('06-01T00:00:00'))]);
    await Promise.all([keepMonths(shop.deps), db(other).months.keep(at('06-01T00:00:00'))]);
    const ids = (await months()).map(({ firstId }) => firstId);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await months()).at(-1)?.month).toBe('2031-08');
    await other.stop();
  });

  it('refuse a number or address that an order of another month has', async () => {
    const [order] = await shop.sql('SELECT * FROM "Order" ORDER BY "id" LIMIT 1');
    const copy = (changes: string) =>
      shop.sql(
        `INSERT INTO "Order" SELECT (jsonb_populate_record(o, $1::jsonb)).* FROM "Order" AS o WHERE o."id" = $2`,
        [changes, order?.id],
      );
    const id = Number((await months()).at(-1)?.firstId) + 1;
    await expect(copy(JSON.stringify({ id, ticketNumber: 999 }))).rejects.toThrow(/OrderNumber_uid_key/);
    await expect(copy(JSON.stringify({ id, uid: 'ANOTHER' }))).rejects.toThrow(/OrderNumber_pkey/);
    await expect(
      shop.sql(
        `INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor") VALUES ($1, 1, 'placed', 'x')`,
        [id],
      ),
    ).rejects.toThrow(/OrderEvent_orderId_fkey/);
  });

  it('are closed a day after they are over, and then know from when to when', async () => {
    shop.setNow(at('05-01T23:00:00'));
    await closeMonths(shop.deps);
    const march = (await months()).find(({ month }) => month === '2031-03');
    expect(march).toMatchObject({ isClosed: true, from: at('03-12T12:00:00'), to: at('04-01T11:00:00') });
    expect((await months()).find(({ month }) => month === '2031-04')?.isClosed).toBe(false);
    await expect(
      shop.sql(`UPDATE "Order" SET "createdAt" = '2032-01-01' WHERE "id" = $1`, [march?.firstId]),
    ).rejects.toThrow(/Order_month/);
    const plan = await shop.sql(
      `EXPLAIN (ANALYZE, COSTS OFF) SELECT o."id" FROM "Order" AS o
       WHERE (o."id" >= (SELECT first_order_id('2031-03-20', '2031-03-25'))
         AND o."id" < (SELECT behind_order_id('2031-03-20', '2031-03-25'))) OR o."id" >= (SELECT open_order_id())`,
    );
    const scans = plan.map((row) => Object.values(row).join()).filter((line) => line.includes(' on "Order_'));
    const read = scans.filter((line) => !line.includes('never executed')).join();
    expect(scans.join()).toContain('Order_2026');
    expect(read).toMatch(/Order_2031_03.*Order_2031_04/);
    expect(read).not.toContain('Order_2026');
  });

  it('show everybody the same orders as one table would', async () => {
    const session = await shop.login(ADMIN);
    const list = async (query: string) =>
      (await shop.get(`/api/orders?pageSize=100&${query}`, { session })).body.data.map(
        ({ id }: { id: number }) => id,
      );
    const stored = async (where: string) =>
      (await shop.sql(`SELECT "id" FROM "Order" WHERE ${where} ORDER BY "createdAt" DESC, "id" DESC`)).map(
        ({ id }) => id,
      );
    expect(await list('')).toEqual(await stored('true'));
    expect(await list('from=2031-03-31&to=2031-04-01')).toEqual(
      await stored(`"createdAt" >= '2031-03-31Z' AND "createdAt" < '2031-04-02Z'`),
    );
    expect(await list('from=2031-03-01&to=2031-03-31')).toHaveLength(2);
    expect(await list('state=awaiting')).toEqual(await stored(`"state" = 'awaiting'`));
    const open = (await shop.get('/api/orders/current', { key: DEVICE_KEY })).body.data;
    expect(open.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      (await stored('"branchId" = 1')).toSorted(),
    );
  });

  it('R334, R335 leave with all that belongs to them when the law lets them, and nothing else changes', async () => {
    shop.setNow(at('09-10T12:00:00'));
    await keepMonths(shop.deps);
    const order = await shop.placed({ ...COMPANY });
    await shop.command(order.id, 'confirm');
    await shop.sql(
      `INSERT INTO "Invoice" ("orderId", "kind", "prefix", "year", "sequence", "number", "content", "issuedAt", "actor")
       VALUES ($1, 'invoice', '', 2031, 1, '2031-0001', '{"a": 1.50}', $2, 'x')`,
      [order.id, at('10-02T09:00:00').toISOString()],
    );
    const before = await shop.countOrders();
    const move = (now: string, month = '2031-09') => {
      shop.setNow(new Date(now));
      return moveMonthAway(shop.deps, month);
    };
    expect(await move('2031-10-01T10:00:00Z')).toEqual({ obstacle: { reason: 'running' } });
    await turn(new Date('2038-12-30T10:00:00Z'));
    await closeMonths(shop.deps);
    expect(await move('2038-12-31T10:00:00Z', '2001-01')).toEqual({ obstacle: { reason: 'unknown' } });
    expect(await move('2038-12-31T10:00:00Z')).toEqual({
      obstacle: { reason: 'kept', country: 'AT', until: '2039-01-01' },
    });
    await expect(shop.sql('DELETE FROM "Invoice"')).rejects.toThrow(/R298/);
    const outcome = await move('2039-01-01T10:00:00Z');
    expect(outcome).toMatchObject({ moved: { Order: 1, OrderItem: 1, OrderEvent: 2, Invoice: 1 } });
    expect(await move('2039-01-01T10:00:00Z')).toEqual({ obstacle: { reason: 'moved' } });

    expect(await shop.countOrders()).toBe(before - 1);
    expect(await shop.deps.db.orders.byUid(order.uid)).toBeNull();
    expect((await shop.get(`/api/orders/public/${order.uid}/${order.hash}`)).status).toBe(404);
    const [kept] = await shop.sql(
      `SELECT o."uid", i."number", i."content" FROM archive."Order_2031_09" AS o
       JOIN archive."Invoice_2031_09" AS i ON i."orderId" = o."id"`,
    );
    expect(kept).toMatchObject({ uid: order.uid, number: '2031-0001', content: { a: 1.5 } });
    await expect(
      shop.sql('DELETE FROM "OrderNumber" WHERE "uid" = $1 RETURNING 1', [order.uid]),
    ).resolves.toHaveLength(1);
    shop.setNow('2039-01-04T12:00:00Z');
    expect((await shop.order()).status).toBe(201);
  });
});

const db = ({ deps }: { deps: OrderServer['deps'] }) => deps.db;

describe('months of page views', () => {
  it('take each view by its time, drop what is too old as a whole, and mend what came before its month', async () => {
    const shop = await startServer({ now: '2031-02-10T12:00:00Z' });
    const view = (time: string) =>
      shop.deps.db.analytics.add({
        ...{
          at: new Date(time),
          type: 'page-view',
          action: '',
          category: '',
          data: {},
          visitor: 'x',
          branch: null,
        },
      });
    const where = async () =>
      Object.fromEntries(
        (
          await shop.sql(
            `SELECT "at", tableoid::regclass::text AS "name" FROM "AnalyticsEvent" WHERE "visitor" = 'x' ORDER BY "at"`,
          )
        ).map(({ at: time, name }) => [new Date(String(time)).toISOString().slice(0, 10), name]),
      );
    await keepMonths(shop.deps);
    await view('2031-02-28T23:59:59.999Z');
    await view('2031-03-01T00:00:00Z');
    await view('2031-07-15T00:00:00Z');
    expect(await where()).toEqual({
      '2031-02-28': '"AnalyticsEvent_2031_02"',
      '2031-03-01': '"AnalyticsEvent_2031_03"',
      '2031-07-15': '"AnalyticsEvent_other"',
    });
    shop.setNow('2031-06-01T00:00:00Z');
    await keepMonths(shop.deps);
    expect((await where())['2031-07-15']).toBe('"AnalyticsEvent_2031_07"');
    await shop.deps.db.analytics.forget(new Date('2031-03-01T00:00:00Z'), '2031-03-01');
    expect(Object.keys(await where())).toEqual(['2031-03-01', '2031-07-15']);
    expect(
      (await shop.sql(`SELECT to_regclass('"AnalyticsEvent_2031_02"')::text AS "name"`))[0]?.name,
    ).toBeNull();
    await shop.stop();
  });
});

describe('an update of a shop with orders', () => {
  it('keeps every row where it is, and their numbers unique', async () => {
    const database = await emptyDatabase(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const before = join(migrationsDir, '20261127130800_orders');
    await cp(join(migrationsDir, '20261121034900_rules'), before, { recursive: true });
    await writeFile(
      join(before, 'migration.sql'),
      `INSERT INTO "Branch" ("id", "identifier", "name", "updatedAt") VALUES (1, 'a', 'A', now());
       INSERT INTO "Order" ("uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn", "paymentMethod",
           "currency", "pricing", "gross", "totalNet", "totalGross", "taxLines", "createdAt")
         SELECT 'uid' || n, repeat('x', 43), 1, '2025-11-01', n, false, false, 'cash', 'EUR', 'fixed', 1100, 1000, 1100, '[]',
           timestamptz '2025-11-01' + make_interval(hours => n) FROM generate_series(1, 500) AS n;
       INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate", "pricing")
         SELECT n, 0, 1, 'Semmel', 1, 'amount', 1100, 1100, 10, 'fixed' FROM generate_series(1, 500) AS n;
       INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor") SELECT n, 1, 'placed', 'x' FROM generate_series(1, 500) AS n;
       INSERT INTO "PrintJob" ("orderId", "branchId", "layout") SELECT n, 1, 'receipt' FROM generate_series(1, 500) AS n;
       INSERT INTO "AnalyticsEvent" ("at", "type", "visitor") VALUES (now(), 'page-view', 'x'), (now() + interval '70 days', 'page-view', 'x');`,
    );
    const { db } = await openDatabase({
      ...{ ...database.settings, migrationsDir, turns: eventLoop },
      log: { info() {}, warn() {}, error() {} },
    });
    expect(await db.orders.count({ branches: null })).toBe(500);
    expect(await db.orders.byUid('uid7')).toMatchObject({
      id: 7,
      items: [{ name: 'Semmel' }],
      history: [{ event: 'placed' }],
    });
    expect(await db.orders.lastSequence()).toBe(500n);
    await db.months.keep(new Date());
    expect((await db.orders.list({ branches: [1], states: ['awaiting'], take: 1000 })).length).toBe(500);
    await db.close();
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  });
});
