import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProvenStep } from '#domain/devices/order-proof.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { printDesk } from '../support/print-desk.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY } from '../support/template.ts';

let shop: OrderServer;
let employee: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  employee = await shop.login(EMPLOYEE);
});
afterAll(() => shop?.stop());
beforeEach(() => shop.setNow(NOON));

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const see = (orders: { id: number; agoMs?: number }[], by: object = { key: DEVICE_KEY }) =>
  shop.post('/api/orders/seen', { orders }, by);
const proof = async (id: number): Promise<ProvenStep[]> =>
  (await shop.get(`/api/orders/${id}/proof`, { session: employee })).body.data;
const step = async (id: number, wanted: string) => (await proof(id)).find(({ step }) => step === wanted);

describe('R270 the proof of an order', () => {
  it('says when and by whom it was seen, accepted and printed', async () => {
    const order = await shop.placed();
    expect((await proof(order.id)).map(({ step, state }) => `${step} ${state}`)).toEqual([
      'received done',
      'paid none',
      'seen open',
      'accepted open',
      'printed open',
    ]);
    shop.setNow(later(10));
    expect((await see([{ id: order.id, agoMs: 4_000 }])).status).toBe(204);
    shop.setNow(later(20));
    await see([{ id: order.id }], { session: employee });
    shop.setNow(later(30));
    await shop.command(order.id, 'confirm');
    const desk = printDesk(shop);
    await desk.settled();
    shop.setNow(later(40));
    const jobs = await desk.claim();
    shop.setNow(later(50));
    await desk.report(jobs, 'printed');

    const at = (seconds: number) => later(seconds).toISOString();
    const steps = await proof(order.id);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'none', 'done', 'done', 'done']);
    expect(steps.map(({ marks }) => marks.map((mark) => `${mark.at} ${mark.actor} ${mark.layout}`))).toEqual([
      [`${at(0)} Kunde null`],
      [],
      [
        `${at(6)} Kassen-PC null`,
        `${at(20)} Anna Abend null`,
        `${at(40)} Kassen-PC receipt`,
        `${at(40)} Kassen-PC kitchen`,
      ],
      [`${at(30)} Kassen-PC null`],
      [`${at(50)} Kassen-PC receipt`, `${at(50)} Kassen-PC kitchen`],
    ]);
    expect(steps[2]?.marks[0]).toMatchObject({ deviceId: 1, userId: null });
    const listed = await shop.get(`/api/orders/${order.id}/print-jobs`, { session: employee });
    expect(listed.body.data).toMatchObject([{ claimedAt: at(40) }, { claimedAt: at(40) }]);
  });

  it('counts the first time of a screen, and not before the order was there', async () => {
    const order = await shop.placed();
    await see([{ id: order.id, agoMs: 60_000 }, { id: order.id }]);
    shop.setNow(later(30));
    await see([{ id: order.id }]);
    expect((await step(order.id, 'seen'))?.marks).toMatchObject([
      { at: NOON.toISOString(), actor: 'Kassen-PC' },
    ]);
  });

  it('passes over orders of other branches, unknown ones and those that are over', async () => {
    const order = await shop.placed();
    expect((await see([{ id: order.id }], { key: OTHER_DEVICE_KEY })).status).toBe(204);
    expect((await see([{ id: 2_000_000_000 }])).status).toBe(204);
    await shop.command(order.id, 'reject');
    await see([{ id: order.id }]);
    expect(await step(order.id, 'seen')).toMatchObject({ state: 'none', marks: [] });
  });

  it('is shown only to the branch, and told only by staff and devices', async () => {
    const order = await shop.placed();
    expect((await shop.get(`/api/orders/${order.id}/proof`, { key: OTHER_DEVICE_KEY })).status).toBe(404);
    expect((await see([{ id: order.id }], {})).status).toBe(401);
    expect((await see([])).status).toBe(422);
  });
});
