import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { copyTemplate } from './databases.ts';
import { databaseKind } from './harness.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { ADMIN, DEVICE_KEY } from './template.ts';

let shop: OrderServer | null = null;
afterEach(async () => {
  await shop?.stop();
  shop = null;
});

/** The way to a database server, which can be cut and mended. */
async function wayTo(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const way = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const inner = connect(Number(target.port), target.hostname);
    for (const one of [socket, inner]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        socket.destroy();
        inner.destroy();
      });
    }
    socket.pipe(inner).pipe(socket);
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((way.address() as AddressInfo).port);
  return {
    url: address.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => way.close(),
  };
}

describe('F2 while the database is away', () => {
  it('orders and everything else are 503 with a time to wait, and work again when it is back', async () => {
    // The embedded database cannot go away.
    if (databaseKind() === 'embedded') return;
    const database = await copyTemplate(inject('template'));
    const { databaseUrl = '' } = database.settings;
    const way = await wayTo(databaseUrl);
    shop = await startOrderServer({
      database: { settings: { ...database.settings, databaseUrl: way.url }, remove: database.remove },
    });
    const session = await shop.login(ADMIN);
    await shop.placed();
    const count = await shop.countOrders();

    way.cut();
    const refused = [
      await shop.order(),
      await shop.order({}, { 'idempotency-key': '6f0c2f1e-3b0e-4f5c-9a57-0d5a8a1c2b3d' }),
      await shop.post('/api/tags', { name: 'Weg' }, { session }),
      await shop.get('/api/orders', { session }),
      await shop.get('/api/orders/current', { key: DEVICE_KEY }),
      await shop.post('/api/login', { username: ADMIN, password: 'x' }),
      await shop.get('/api/orders/public/ABCDEFGHJK/xxxxxxxxxxxxxxxxxxxxxx'),
    ];
    for (const { status, headers, body } of refused) {
      expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable']);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect((await shop.get('/api/health')).body.data.status).toBe('no-database');

    way.mend();
    await expect.poll(async () => (await (shop as OrderServer).get('/api/health')).status).toBe(200);
    expect(await shop.countOrders()).toBe(count);
    expect((await shop.order()).status).toBe(201);
    way.close();
  });
});
