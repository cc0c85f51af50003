import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, ordered } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
let anna: Session;
let berta: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  anna = await shop.login(EMPLOYEE);
  berta = await shop.login(OTHER_EMPLOYEE);
});
afterAll(() => shop?.stop());
afterEach(async () => {
  await relieve('resume', { services: ['takeaway', 'delivery', 'dineIn'] });
  await relieve('busy', { minutes: 0 });
});

type Who = { session: Session } | { key: string };
const relieve = (action: string, body: object, who: Who = { session: anna }) =>
  shop.post(`/api/branches/1/${action}`, body, who);
const seen = async () => (await shop.get('/api/branches/1')).body.data.relief;
const minutes = (count: number) =>
  new Date(Math.ceil(NOON.getTime() / 60_000) * 60_000 + count * 60_000).toISOString();

describe('POST /api/branches/{id}/pause', () => {
  it('refuses orders for now of that service alone, and takes those for after the pause', async () => {
    const { status, body } = await relieve('pause', { services: ['takeaway'], length: '30' });
    expect(status).toBe(200);
    expect(body.data.relief).toMatchObject({ takeawayPausedUntil: minutes(30), deliveryPausedUntil: null });
    await expect.poll(seen).toMatchObject({ takeawayPausedUntil: minutes(30) });
    const now = await shop.order();
    expect(now.status).toBe(422);
    expect(JSON.stringify(now.body)).toContain('service-paused');
    expect(JSON.stringify(now.body)).toContain('Bestellpause');
    await shop.sql('UPDATE "Branch" SET "isPreorderEnabled" = true WHERE id = 1');
    const during = await shop.order({ appointmentDate: minutes(20) });
    expect(JSON.stringify(during.body)).toContain('service-paused');
    expect((await shop.order({ appointmentDate: minutes(45) })).status).toBe(201);
    expect(
      (await shop.order({ isDelivery: true, deliveryArea: 'Dornbirn', items: [ordered({ amount: 3 })] }))
        .status,
    ).toBe(201);
    await relieve('resume', { services: ['takeaway'] });
    expect((await shop.order()).status).toBe(201);
  });

  it('is for the staff and devices of the branch', async () => {
    const body = { services: ['dineIn'], length: '15' };
    expect((await relieve('pause', body, { key: DEVICE_KEY })).status).toBe(200);
    expect((await relieve('pause', body, { session: berta })).status).toBe(404);
    expect((await relieve('pause', body, { key: OTHER_DEVICE_KEY })).status).toBe(404);
    expect((await shop.post('/api/branches/1/pause', body)).status).toBe(401);
  });

  it('is logged with the person or device behind it', async () => {
    const body = { services: ['dineIn'], length: '15' };
    await relieve('pause', body);
    await relieve('pause', body, { key: DEVICE_KEY });
    const rows = await shop.sql(
      `SELECT "userId", "deviceId" FROM "Log" WHERE "message" LIKE '%Bestellpause%' ORDER BY "id" DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      { userId: null, deviceId: expect.any(Number) },
      { userId: expect.any(Number), deviceId: null },
    ]);
  });

  it.each([
    [{ services: [], length: '15' }],
    [{ services: ['roof'], length: '15' }],
    [{ services: ['takeaway'], length: '20' }],
    [{ services: ['takeaway'] }],
  ])('refuses %j', async (body) => {
    expect((await relieve('pause', body)).status).toBe(422);
  });

  it('survives saving a branch form that was opened earlier', async () => {
    const { body } = await shop.get('/api/branches/1');
    await relieve('pause', { services: ['takeaway'], length: '60' });
    const admin = await shop.login(ADMIN);
    await shop.call('PATCH', '/api/branches/1', {
      session: admin,
      body: { description: 'Neu', relief: body.data.relief },
    });
    expect((await seen()).takeawayPausedUntil).toBe(minutes(60));
  });
});

it('POST /api/branches/{id}/busy postpones promises', async () => {
  expect((await relieve('busy', { minutes: 15 })).body.data.relief).toMatchObject({
    busyMinutes: 15,
    busyUntil: minutes(60),
  });
  expect((await relieve('busy', { minutes: 20 })).status).toBe(422);
  expect((await relieve('busy', { minutes: 0 }, { key: DEVICE_KEY })).body.data.relief.busyUntil).toBeNull();
});
