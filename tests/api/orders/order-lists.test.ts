import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, type PlacedOrder } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';

const key = DEVICE_KEY;
const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

let shop: OrderServer;
let here: PlacedOrder;
let there: PlacedOrder;
let done: PlacedOrder;
beforeAll(async () => {
  shop = await startOrderServer();
  here = await shop.placed({ lastName: 'Huber_100%' });
  there = await shop.placed({ branch: 2, isDineIn: true, table: 2 });
  done = await shop.placed();
  await shop.command(done.id, 'confirm');
  await shop.command(done.id, 'completed');
});
afterAll(async () => {
  await shop?.stop();
});

describe('lists of orders', () => {
  it('hold what the reader may see', async () => {
    expect(ids((await shop.get('/api/orders/current', { key })).body)).toEqual([here.id]);
    expect(ids((await shop.get('/api/orders/current', { key: OTHER_DEVICE_KEY })).body)).toEqual([there.id]);
    const [employee, other, admin] = [
      await shop.login(EMPLOYEE),
      await shop.login(OTHER_EMPLOYEE),
      await shop.login(ADMIN),
    ];
    expect(ids((await shop.get('/api/orders/current', { session: employee })).body)).toEqual([here.id]);
    expect(ids((await shop.get('/api/orders/current', { session: other })).body)).toEqual([there.id]);
    expect(ids((await shop.get('/api/orders/current', { session: admin })).body)).toEqual([
      here.id,
      there.id,
    ]);
    expect(ids((await shop.get('/api/orders/current?branch=2', { session: admin })).body)).toEqual([
      there.id,
    ]);
    expect(ids((await shop.get('/api/orders?branch=2', { session: employee })).body)).toEqual([]);
    for (const path of [
      '/api/orders/current',
      '/api/orders/missed',
      '/api/orders',
      `/api/orders/${here.id}`,
    ]) {
      expect((await shop.get(path)).status).toBe(401);
    }
  });

  it('the history can be paged, searched and sorted', async () => {
    const { body } = await shop.get('/api/orders?pageSize=1&page=2', { key });
    expect(body.total).toBe(2);
    expect(ids(body)).toEqual([here.id]);
    expect(ids((await shop.get('/api/orders?sort=createdAt', { key })).body)).toEqual([here.id, done.id]);
    expect(ids((await shop.get('/api/orders?state=completed', { key })).body)).toEqual([done.id]);
    expect(ids((await shop.get(`/api/orders?search=${here.uid}`, { key })).body)).toEqual([here.id]);
    expect(ids((await shop.get('/api/orders?search=huber_100%25', { key })).body)).toEqual([here.id]);
    expect(ids((await shop.get('/api/orders?search=100%25', { key })).body)).toEqual([here.id]);
    expect((await shop.get('/api/orders?from=2026-11-24&to=2026-11-24', { key })).body.total).toBe(2);
    expect((await shop.get('/api/orders?from=2026-11-25', { key })).body.total).toBe(0);
    expect((await shop.get('/api/orders?to=2026-11-24T11:00:00Z', { key })).body.total).toBe(0);
  });

  it.each([
    ['Klara.Moser@example.at', true],
    ['moser@example.at', true],
    ['klara.moser@example', true],
    ['@example.at', true],
    ['klara.moser@example.de', false],
    ['a.moser@example.at', true],
    ['b.moser@example.at', false],
    ['r@example.at', true],
    ['x@example.at', false],
    ['moser@', true],
    ['%@example.at', false],
  ])('R370 the history is searched for the e-mail address %s: found %s', async (search, isThere) => {
    const order = await shop.placed({ email: 'klara.moser@example.at' });
    const { body } = await shop.get(`/api/orders?search=${encodeURIComponent(search)}&pageSize=200`, { key });
    expect(ids(body).includes(order.id)).toBe(isThere);
    await shop.command(order.id, 'reject');
  });

  it.each([
    'page=0',
    'pageSize=201',
    'pageSize=1e9',
    'sort=hash',
    'state=lost',
    'from=gestern',
    'from=1',
    'from=0001-01-01T00:00:00Z',
    'from=2026-11-25&to=2026-11-24',
    'to=9999-12-31',
    'search[or]=1',
    'branch=x',
    'nix=1',
    'page=1&page=2',
  ])('A64 refuse %s', async (query) => {
    expect((await shop.get(`/api/orders?${query}`, { key })).status).toBe(422);
  });

  it('missed ones are those that nobody answered in time', async () => {
    expect((await shop.get('/api/orders/missed', { key })).body.total).toBe(0);
    shop.setNow(new Date(NOON.getTime() + 6 * 60_000));
    expect(ids((await shop.get('/api/orders/missed', { key })).body)).toEqual([here.id]);
    shop.setNow(NOON);
  });

  it('R174 a preorder says when its preparation is due, and is missed only after that', async () => {
    const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
    const evening = await shop.placed({ appointmentDate: minutes(240).toISOString() });
    const missed = async () => ids((await shop.get('/api/orders/missed', { key })).body);
    const { body } = await shop.get(`/api/orders/${evening.id}`, { key });
    expect(body.data.preparationDue).toBe(minutes(210).toISOString());
    expect((await shop.get(`/api/orders/${here.id}`, { key })).body.data.preparationDue).toBeNull();
    shop.setNow(minutes(215));
    expect(await missed()).toEqual([here.id]);
    shop.setNow(minutes(216));
    expect(await missed()).toEqual([here.id, evening.id]);
    shop.setNow(NOON);
    await shop.command(evening.id, 'reject');
  });
});

describe('A23 lists by a key in the path', () => {
  it('open for the branch of the key only', async () => {
    for (const desk of ['frontdesk', 'backoffice']) {
      expect(ids((await shop.get(`/api/orders/${desk}/1/${DEVICE_KEY}`)).body)).toEqual([here.id]);
      expect((await shop.get(`/api/orders/${desk}/2/${DEVICE_KEY}`)).status).toBe(401);
      expect((await shop.get(`/api/orders/${desk}/1/falsch`)).status).toBe(401);
    }
  });

  it('close when the device is switched off', async () => {
    await shop.sql('UPDATE "Device" SET "isEnabled" = false WHERE "branchId" = 2');
    expect((await shop.get(`/api/orders/frontdesk/2/${OTHER_DEVICE_KEY}`)).status).toBe(401);
    await shop.sql('UPDATE "Device" SET "isEnabled" = true');
  });
});
