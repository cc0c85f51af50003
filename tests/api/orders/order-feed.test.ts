import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKind } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { readSse } from '../support/sse.ts';
import { DEVICE_KEY, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const bearer = (key = DEVICE_KEY) => ({ authorization: `Bearer ${key}` });

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const follow = (after: string | null, key?: string, query = '') =>
  readSse(`${shop.url}/api/orders/stream${query}`, {
    ...bearer(key),
    ...(after ? { 'last-event-id': after } : {}),
  });

describe('the live feed of orders', () => {
  it('shows an order within a moment, and every change of it', async () => {
    const feed = follow(null);
    expect(await feed.opened).toBe(200);
    const order = await shop.placed();
    await eventually(() => expect(feed.events).toHaveLength(1), 2_000);
    await shop.command(order.id, 'confirm');
    await eventually(() => expect(feed.events).toHaveLength(2), 2_000);
    expect(feed.events.map(({ data }) => [data.kind, data.order.id])).toEqual([
      ['placed', order.id],
      ['confirmed', order.id],
    ]);
    expect(feed.events[1]?.data.order).toMatchObject({
      state: 'confirmed',
      firstName: 'Anna',
      totalGross: 9.8,
    });
    await feed.close();
  });

  it('R302 shows an order that is paid online once it is paid, as new as any, and lists it from then on', async () => {
    const feed = follow(null);
    expect(await feed.opened).toBe(200);
    const order = await shop.placed();
    await eventually(() => expect(feed.events).toHaveLength(1), 2_000);
    await shop.sql(`UPDATE "Order" SET "paymentMethod" = 'mollie', "paymentState" = 'open' WHERE "id" = $1`, [
      order.id,
    ]);
    const listed = async () =>
      (await shop.get('/api/orders/current', { key: DEVICE_KEY })).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await listed()).not.toContain(order.id);
    const stored = await shop.deps.db.orders.byId(order.id, null);
    if (!stored) throw new Error('no order');
    await shop.deps.db.transaction((stores) =>
      stores.orders.change({
        ...{
          id: order.id,
          version: stored.version,
          progress: { ...stored, paymentState: 'paid' },
          event: 'paid',
        },
        ...{
          author: { actor: 'System', user: null, device: null },
          note: null,
          at: new Date(),
          effects: [],
          claim: null,
        },
      }),
    );
    await eventually(() => expect(feed.events).toHaveLength(2), 2_000);
    expect(feed.events[1]?.data).toMatchObject({
      kind: 'paid',
      order: { id: order.id, state: 'awaiting', isPaid: true },
    });
    expect(await listed()).toContain(order.id);
    await feed.close();
  });

  it('resumes without gaps or duplicates while orders keep coming, whenever it breaks', async () => {
    const seen: string[] = [];
    let last = String(await shop.deps.db.orders.lastSequence());
    let isOrdering = true;
    const ids: number[] = [];
    const ordering = (async () => {
      for (let n = 0; n < 12; n++) {
        const orders = await Promise.all(Array.from({ length: 4 }, () => shop.placed()));
        ids.push(...orders.map(({ id }) => id));
        await shop.command(orders[0]?.id ?? 0, n % 2 ? 'confirm' : 'reject');
      }
    })().finally(() => {
      isOrdering = false;
    });
    const end = performance.now() + 40_000;
    while ((isOrdering || seen.length < 60) && performance.now() < end) {
      const feed = follow(last);
      await feed.opened;
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 60));
      await feed.close();
      for (const { id } of feed.events) {
        if (id === null) continue;
        seen.push(id);
        last = id;
      }
    }
    await ordering;
    const rows = await shop.sql(
      'SELECT "sequence"::text AS "shown" FROM "OrderEvent" ORDER BY "sequence" DESC LIMIT 60',
    );
    expect(seen).toEqual(rows.map(({ shown }) => String(shown)).reverse());
    expect(new Set(ids).size).toBe(48);
  });

  it('shows a device only the orders of its branch', async () => {
    const [mine, foreign] = [follow(null), follow(null, OTHER_DEVICE_KEY)];
    const asking = follow(null, OTHER_DEVICE_KEY, '?branch=1');
    await Promise.all([mine.opened, foreign.opened, asking.opened]);
    await shop.placed();
    await eventually(() => expect(mine.events).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(foreign.events).toEqual([]);
    expect(asking.events).toEqual([]);
    await Promise.all([mine.close(), foreign.close(), asking.close()]);
  });

  it('is closed to visitors', async () => {
    expect((await shop.get('/api/orders/stream')).status).toBe(401);
    expect((await shop.get('/api/orders/stream?branch=x', { key: DEVICE_KEY })).status).toBe(422);
  });

  it('A23 sends a device nothing more once it is switched off', async () => {
    const feed = readSse(`${shop.url}/api/orders/stream`, bearer());
    await feed.opened;
    await shop.sql('UPDATE "Device" SET "isEnabled" = false WHERE "branchId" = 1');
    await shop.placed();
    await feed.ended;
    expect(feed.events).toEqual([]);
    await shop.sql('UPDATE "Device" SET "isEnabled" = true');
  });

  it('notifies a device of new print jobs', async () => {
    const feed = readSse(`${shop.url}/api/print-jobs/stream`, bearer());
    const other = readSse(`${shop.url}/api/print-jobs/stream`, bearer(OTHER_DEVICE_KEY));
    await Promise.all([feed.opened, other.opened]);
    const order = await shop.placed();
    await shop.post(`/api/orders/${order.id}/print`, {}, { key: DEVICE_KEY });
    await eventually(() => expect(feed.events.at(-1)?.event).toBe('jobs'), 2_000);
    expect(other.events).toEqual([]);
    await Promise.all([feed.close(), other.close()]);
  });

  it.runIf(databaseKind() === 'postgres')(
    'F19 reaches the readers of another server on the same database',
    async () => {
      const twin = await shop.twin();
      const feed = readSse(`${twin.url}/api/orders/stream`, bearer());
      await feed.opened;
      const order = await shop.placed();
      await eventually(() => expect(feed.events.map(({ data }) => data.order.id)).toContain(order.id), 2_000);
      await feed.close();
      await twin.stop();
    },
  );
});

describe('the feed as a tRPC subscription', () => {
  const subscribe = (input: object, headers = {}) =>
    readSse(`${shop.url}/trpc/orders.feed?input=${encodeURIComponent(JSON.stringify(input))}`, {
      ...bearer(),
      ...headers,
    });
  const orders = ({ events }: ReturnType<typeof readSse>) =>
    events.filter(({ id }) => id !== null).map(({ data }) => data.order?.id);

  it('has tracked ids from which it resumes', async () => {
    const before = String(await shop.deps.db.orders.lastSequence());
    const order = await shop.placed();
    const first = subscribe({ lastEventId: before });
    await eventually(() => expect(orders(first)).toEqual([order.id]));
    await first.close();
    const next = await shop.placed();
    const resumed = subscribe({}, { 'last-event-id': first.events.find(({ id }) => id !== null)?.id ?? '' });
    await eventually(() => expect(orders(resumed)).toEqual([next.id]));
    await resumed.close();
  });
});
