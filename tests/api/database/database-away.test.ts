import { afterEach, describe, expect, inject, it } from 'vitest';
import { proxyTo } from '../support/database-way.ts';
import { copyTemplate } from '../support/databases.ts';
import { databaseKind } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

/** An order's address of the right form, of no order. */
const NOWHERE = `/api/orders/public/ABCDEFGHJK/${'x'.repeat(22)}`;

let started: OrderServer | null = null;
afterEach(async () => {
  await started?.stop();
  started = null;
});

/** A shop with an order, whose way to its database can be cut. */
async function shopBehindProxy() {
  const database = await copyTemplate(inject('template'));
  const { databaseUrl = '' } = database.settings;
  const way = await proxyTo(databaseUrl);
  const shop = await startOrderServer({
    database: { settings: { ...database.settings, databaseUrl: way.url }, remove: database.remove },
  });
  started = shop;
  const session = await shop.login(ADMIN);
  await shop.placed();
  return { shop, way, session };
}

// The embedded database cannot become unreachable.
describe.runIf(databaseKind() === 'postgres')('F2 while the database is away', () => {
  it('orders and everything else get 503 with Retry-After, and work again when it is back', async () => {
    const { shop, way, session } = await shopBehindProxy();
    const count = await shop.countOrders();

    way.cut();
    const refused = [
      await shop.order(),
      await shop.order({}, { 'idempotency-key': '6f0c2f1e-3b0e-4f5c-9a57-0d5a8a1c2b3d' }),
      await shop.post('/api/tags', { name: 'Weg' }, { session }),
      await shop.get('/api/orders', { session }),
      await shop.get('/api/orders/current', { key: DEVICE_KEY }),
      await shop.post('/api/login', { username: ADMIN, password: 'x' }),
      await shop.get(NOWHERE),
    ];
    for (const { status, headers, body } of refused) {
      expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable']);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect((await shop.get('/api/health')).body.data.status).toBe('no-database');
    expect((await shop.get('/api/health/live')).body.data.status).toBe('alive');

    way.mend();
    await expect.poll(async () => (await shop.get('/api/health')).status).toBe(200);
    expect(await shop.countOrders()).toBe(count);
    expect((await shop.order()).status).toBe(201);
    way.close();
  });

  it('a database that keeps its connections but says nothing is one that is away', async () => {
    const { shop, way, session } = await shopBehindProxy();

    way.silence();
    const refused = await Promise.all([
      shop.order(),
      shop.get('/api/orders', { session }),
      shop.get(NOWHERE),
    ]);
    for (const { status, headers, body } of refused) {
      expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable']);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect((await shop.get('/api/health')).body.data.status).toBe('no-database');

    way.mend();
    await expect.poll(async () => (await shop.order()).status, { timeout: 40_000 }).toBe(201);
    way.close();
  });
});
