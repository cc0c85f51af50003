import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { isOutOfRoom } from '#data/transient-error.ts';
import { copyTemplate } from '../support/databases.ts';
import { type Answer, databaseKind } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { onSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { ADMIN } from '../support/template.ts';

const SENTENCE = 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.';
/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let shop: OrderServer | null = null;
afterEach(async () => {
  await shop?.stop();
  shop = null;
});

async function shopOnSmallDisk(): Promise<{ disk: SmallDisk; shop: OrderServer }> {
  const disk = await onSmallDisk(await copyTemplate(inject('template')), 200);
  shop = await startOrderServer({ database: disk.database });
  return { disk, shop };
}

function expectUnavailable({ status, headers, body }: Answer): void {
  expect([status, body.errors?.[0]?.message, body.errors?.[0]?.code]).toEqual([503, SENTENCE, 'unavailable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

const healthOf = async (server: OrderServer) => {
  const { status, body } = await server.get('/api/health');
  return [status, body.data.status];
};

describe('F6 a full disk', () => {
  it('turns health red, orders and uploads get 503, and all recover when there is space again', async () => {
    const { disk, shop: server } = await shopOnSmallDisk();
    const session = await server.login(ADMIN);
    const before = await server.placed();
    expect(await healthOf(server)).toEqual([200, 'ok']);

    await disk.fill(0);
    // The last check is cached for a second.
    await sleep(1_100);
    expect(await healthOf(server)).toEqual([503, 'disk-full']);
    expect((await server.get('/api/health/live')).status).toBe(200);
    expectUnavailable(await server.post('/api/uploads', { data: PIXEL, name: 'bild.png' }, { session }));
    if (databaseKind() === 'embedded') {
      for (let n = 0; n < 5; n += 1) expectUnavailable(await server.order());
      expectUnavailable(await server.post('/api/tags', { name: 'Voll' }, { session }));
      expectUnavailable(await server.post('/api/products/delete', { ids: [1] }, { session }));
    } else {
      // The database is on another disk and still takes orders.
      expect((await server.order()).status).toBe(201);
    }
    // Reads still work.
    expect((await server.get('/api/init')).status).toBe(200);
    expect((await server.get(`/api/orders/${before.id}`, { session })).status).toBe(200);

    await disk.empty();
    await sleep(1_100);
    expect(await healthOf(server)).toEqual([200, 'ok']);
    const count = await server.countOrders();
    await server.placed();
    expect((await server.post('/api/uploads', { data: PIXEL, name: 'bild.png' }, { session })).status).toBe(
      201,
    );
    expect(await server.countOrders()).toBe(count + 1);
  });

  it.runIf(databaseKind() === 'embedded')(
    'is noticed before the embedded database uses the last bytes, which would kill it',
    async () => {
      const { disk, shop: server } = await shopOnSmallDisk();
      await disk.fill(40 * 1_024 * 1_024);
      await sleep(1_100);
      expectUnavailable(await server.order());
      expect(await healthOf(server)).toEqual([503, 'disk-full']);
      await disk.fill(100 * 1_024 * 1_024);
      await disk.empty();
      await sleep(1_100);
      expect((await server.order()).status).toBe(201);
    },
  );
});

describe('F6 a database that reports that its disk is full', () => {
  it.each(['53100', '53200', '25006'])(
    '(%s) means 503 with Retry-After, and red health for a while',
    async (code) => {
      shop = await startOrderServer();
      await shop.sql(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$`);
      await shop.sql(
        'CREATE TRIGGER no_room BEFORE INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION no_room()',
      );
      await shop.sql('CREATE TRIGGER no_room BEFORE INSERT ON "Tag" FOR EACH ROW EXECUTE FUNCTION no_room()');
      const session = await shop.login(ADMIN);
      expectUnavailable(await shop.order());
      expectUnavailable(await shop.post('/api/tags', { name: 'Voll' }, { session }));
      expect(await healthOf(shop)).toEqual([503, 'disk-full']);
      await shop.sql('DROP TRIGGER no_room ON "Order"');
      expect((await shop.order()).status).toBe(201);
      await expect.poll(() => healthOf(shop as OrderServer)).toEqual([200, 'ok']);
    },
  );

  it.each([
    // As PGlite's adapter throws it.
    { code: 'P2039', meta: { driverAdapterError: { cause: { originalCode: '53100', kind: 'postgres' } } } },
    { code: 'ENOSPC' },
    { code: 'EROFS' },
    {
      code: '42501',
      message: 'could not write to log file "1" at offset 0, length 8192: Read-only file system',
    },
    { cause: { code: 'EDQUOT' } },
  ])('is recognised in %j', (shape) => {
    expect(isOutOfRoom(Object.assign(new Error('x'), shape))).toBe(true);
  });

  it('is told apart from a missing right', () => {
    const error = Object.assign(new Error('permission denied for table Order'), { code: '42501' });
    expect(isOutOfRoom(error)).toBe(false);
  });
});
