import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrinterReport } from '#domain/devices/counter-fault.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { readSse, type SseReader } from '../support/sse.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: OrderServer;
let employee: Session;
let stranger: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  employee = await shop.login(EMPLOYEE);
  stranger = await shop.login(OTHER_EMPLOYEE);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  shop.setNow(NOON);
  await shop.sql('DELETE FROM "DeviceState"');
  await shop.sql('UPDATE "Device" SET "lastSeenAt" = NULL, "appVersion" = \'\'');
});

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const printer = (change: Partial<PrinterReport> = {}): PrinterReport => ({
  name: 'Küche',
  address: '192.168.1.50:9100',
  health: 'ok',
  isPaperLow: false,
  ...change,
});
const report = (
  printers: PrinterReport[] = [],
  { clock = NOON, key = DEVICE_KEY }: { clock?: Date; key?: string } = {},
) =>
  shop.call('PUT', '/api/devices/me/state', {
    body: { appVersion: '1.2.3', clock: clock.toISOString(), printers },
    key,
  });
const faults = async (session = employee) => (await shop.get('/api/devices/faults', { session })).body.data;
const states = async (session = employee) => (await shop.get('/api/devices/states', { session })).body.data;

describe('R260 the state of a device', () => {
  it('is stored with its version, its clock and its printers', async () => {
    expect((await report([printer()], { clock: later(-90) })).status).toBe(204);
    expect(await states()).toEqual([
      {
        device: 1,
        reportedAt: NOON.toISOString(),
        clockOffsetMs: -90_000,
        printers: [{ ...printer(), since: NOON.toISOString() }],
      },
    ]);
    const { body } = await shop.get('/api/devices/1', { session: employee });
    expect(body.data).toMatchObject({ appVersion: '1.2.3', lastSeenAt: NOON.toISOString() });
  });

  it('keeps the beginning of a fault', async () => {
    await report([printer({ health: 'no-paper' })]);
    shop.setNow(later(20));
    await report([printer({ health: 'no-paper' })]);
    expect((await states())[0].printers).toMatchObject([{ since: NOON.toISOString() }]);
    await report([printer()]);
    expect((await states())[0].printers).toMatchObject([{ health: 'ok', since: later(20).toISOString() }]);
  });

  it('is reported by the device alone, and seen only in its branch', async () => {
    const body = { appVersion: '1', clock: NOON.toISOString(), printers: [] };
    expect((await shop.call('PUT', '/api/devices/me/state', { body, session: employee })).status).toBe(403);
    expect((await shop.call('PUT', '/api/devices/me/state', { body })).status).toBe(401);
    expect((await shop.call('PUT', '/api/devices/2/state', { body, key: DEVICE_KEY })).status).toBe(404);
    await report([printer({ health: 'offline' })], { key: OTHER_DEVICE_KEY });
    expect([await states(), await faults()]).toEqual([[], []]);
    expect(await states(stranger)).toMatchObject([{ device: 2 }]);
    expect(await faults(stranger)).toMatchObject([{ branch: 2, kind: 'printer', health: 'offline' }]);
  });

  it('is refused with what is wrong', async () => {
    const { status, body } = await shop.call('PUT', '/api/devices/me/state', {
      body: { appVersion: '1', clock: 'gestern', printers: [{ ...printer(), health: 'kaputt' }] },
      key: DEVICE_KEY,
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['clock', 'printers.0.health']);
  });
});

describe('R260 what is wrong at the counter', () => {
  it('is nothing in a branch whose devices were never connected', async () => {
    expect(await faults()).toEqual([]);
  });

  it('is a device that falls silent while the branch is open', async () => {
    await report();
    shop.setNow(later(30));
    expect(await faults()).toEqual([]);
    shop.setNow(later(31));
    const gone = { branch: 1, kind: 'no-device', since: NOON.toISOString(), isLoud: true };
    expect(await faults()).toMatchObject([gone]);
    // An old agent reports nothing; its claims are signs of life.
    await shop.post('/api/print-jobs/claim', {}, { key: DEVICE_KEY });
    expect(await faults()).toEqual([]);
  });

  it('is no silent device at night, unless an order waits', async () => {
    await report();
    shop.setNow('2026-11-25T03:00:00+01:00');
    expect(await faults()).toEqual([]);
    shop.setNow(NOON);
    const { id } = await shop.placed();
    shop.setNow('2026-11-25T03:00:00+01:00');
    expect(await faults()).toMatchObject([{ kind: 'no-device' }]);
    shop.setNow(NOON);
    await shop.command(id, 'reject', { reason: 'Zu viel zu tun' });
  });

  it('is read by the device itself as well', async () => {
    await report([printer({ isPaperLow: true })], { clock: later(61) });
    const { body } = await shop.get('/api/devices/faults', { key: DEVICE_KEY });
    expect(body.data).toMatchObject([
      { kind: 'paper-low', printer: 'Küche', isLoud: false },
      { kind: 'clock', device: { id: 1, name: 'Kassen-PC' } },
    ]);
  });
});

describe('R260 a screen that follows the orders', () => {
  const open: SseReader[] = [];
  const follow = (input: object, { cookie } = employee) => {
    const path = `/trpc/orders.feed?input=${encodeURIComponent(JSON.stringify(input))}`;
    const reader = readSse(shop.url + path, { cookie });
    open.push(reader);
    return reader;
  };
  const told = (reader: SseReader) =>
    reader.events
      .filter(({ data }) => data?.faults)
      .map(({ data }) => data.faults.map(({ kind }: { kind: string }) => kind).join());
  afterAll(() => Promise.all(open.map((reader) => reader.close())));

  it('hears what is wrong, when it changes, and when it is over', async () => {
    await report([printer({ health: 'unreachable' })]);
    const screen = follow({ withCounter: true });
    const foreign = follow({ withCounter: true }, stranger);
    await eventually(async () => expect(told(screen)).toEqual(['printer']));
    await report([printer({ isPaperLow: true })]);
    await eventually(async () => expect(told(screen)).toEqual(['printer', 'paper-low']));
    await report([printer()]);
    await eventually(async () => expect(told(screen)).toEqual(['printer', 'paper-low', '']));
    await eventually(async () => expect(told(foreign)).toEqual(['']));
  });

  it('hears of a device that falls silent, although nobody writes anything', async () => {
    await report();
    const screen = follow({ withCounter: true });
    await eventually(async () => expect(told(screen)).toEqual(['']));
    shop.setNow(later(31));
    await eventually(async () => expect(told(screen)).toEqual(['', 'no-device']), 10_000);
  });

  it('gets the orders between them, and resumes without a gap', async () => {
    const screen = follow({ withCounter: true });
    await eventually(async () => expect(told(screen)).toHaveLength(1));
    const first = await shop.placed();
    const orders = (reader: SseReader) =>
      reader.events.flatMap(({ data }) => (data?.order ? [data.order.id] : []));
    await eventually(async () => expect(orders(screen)).toContain(first.id));
    await report([printer({ health: 'offline' })]);
    await eventually(async () => expect(told(screen)).toHaveLength(2));
    const last = screen.events.at(-1)?.id;
    await screen.close();
    const second = await shop.placed();
    const again = follow({ withCounter: true, lastEventId: last });
    await eventually(async () => expect(orders(again)).toEqual([second.id]));
  });

  it('from before hears only of orders', async () => {
    await report([printer({ health: 'offline' })]);
    const screen = follow({});
    await screen.opened;
    await shop.placed();
    await eventually(async () => expect(screen.events.some(({ data }) => data?.order)).toBe(true));
    expect(told(screen)).toEqual([]);
  });
});
