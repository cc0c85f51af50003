import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWireReport } from '#printers/wire-report.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { paidOnline } from '../support/paid-online.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
  shop.deps.deviceAnswerMs = 30_000;
});
afterAll(async () => {
  await shop?.stop();
});

const key = DEVICE_KEY;
const report = async (query = 'branch=1', options: object = { key }) =>
  shop.get(`/api/cash-report?${query}`, options);
const pay = (id: number, body: object) => shop.post(`/api/orders/${id}/payments`, body, { key });

/** Moves everything of an order that was paid to another moment. */
const movedTo = (id: number, at: string) =>
  shop.sql(`UPDATE "Payment" SET "at" = $2::timestamptz, "paidAt" = $2::timestamptz WHERE "orderId" = $1`, [
    id,
    at,
  ]);

describe('R318 the day’s list of a branch', () => {
  it('has what was paid, handed back, refunded and left open today', async () => {
    const [cash, card, online, open] = [
      await shop.placed(),
      await shop.placed(),
      await shop.placed(),
      await shop.placed({ firstName: 'Berta', lastName: 'Offen' }),
    ];
    const { totalGross } = (await pay(cash.id, { method: 'cash' })).body.data;
    await pay(card.id, { method: 'atm-card', amount: 1 });
    const { body: mistaken } = await pay(card.id, { method: 'cash', amount: 0.5 });
    await shop.post(`/api/orders/${card.id}/payments/${mistaken.data.payments[1].id}/void`, {}, { key });
    await shop.post(`/api/orders/${cash.id}/hand-backs`, { amount: 0.2, reason: 'Hart' }, { key });
    await paidOnline(shop, online.id);
    await movedTo(online.id, '2026-11-24T11:30:00Z');
    const { status, body } = await report();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      branch: 1,
      day: '2026-11-24',
      currency: 'EUR',
      methods: [
        { method: 'cash', count: 1, taken: totalGross, returned: 0.2 },
        { method: 'atm-card', count: 1, taken: 1, returned: 0 },
        { method: 'mollie', isOnline: true, count: 1, returned: 0 },
      ],
      counter: { taken: totalGross + 1, returned: 0.2 },
      due: 2 * totalGross - 1,
      surplus: 0,
    });
    expect(body.data.movements.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      ...['hand-back', 'payment', 'payment', 'payment', 'voided'],
    ]);
    expect(body.data.open.map(({ order, name }: { order: number; name: string }) => [order, name])).toEqual([
      [card.id, expect.any(String)],
      [open.id, 'Berta Offen'],
    ]);
  });

  it('a day begins and ends at midnight of the branch, also when the clocks change', async () => {
    const order = await shop.placed();
    await pay(order.id, { method: 'cash', amount: 1 });
    const taken = async (day: string) => (await report(`branch=1&day=${day}`)).body.data.counter.taken;
    for (const [at, day, other] of [
      ['2026-10-25T00:00:00+02:00', '2026-10-25', '2026-10-24'],
      ['2026-10-25T23:59:59+01:00', '2026-10-25', '2026-10-26'],
      ['2026-03-29T23:59:59+02:00', '2026-03-29', '2026-03-30'],
    ] as const) {
      await movedTo(order.id, at);
      expect([await taken(day), await taken(other)]).toEqual([1, 0]);
    }
  });

  it('is for the staff of the branch, and its counter', async () => {
    const session = await shop.login(EMPLOYEE);
    expect((await report('branch=1', { session })).status).toBe(200);
    const stranger = await shop.login(OTHER_EMPLOYEE);
    expect((await report('branch=1', { session: stranger })).status).toBe(404);
    expect((await report('branch=1', { key: OTHER_DEVICE_KEY })).status).toBe(404);
    expect((await report('branch=1', {})).status).toBe(401);
    const wrong = await report('branch=1&day=gestern');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'day']);
  });
});

describe('the day’s list on paper', () => {
  const print = () => shop.post('/api/cash-report/prints', { branch: 1 }, { key });
  const asked = () =>
    eventually(async () => {
      const [command] = (await shop.get('/api/devices/me/commands', { key })).body.data;
      if (!command) throw new Error('nothing is asked');
      return command;
    });
  const answer = (id: number, body: object) =>
    shop.post(`/api/devices/me/commands/${id}/answer`, body, { key });

  it('is printed by a device of the branch that prints receipts, which says when it is done', async () => {
    await shop.sql(`UPDATE "Device" SET "layouts" = '{}'`);
    const nobody = await print();
    expect([nobody.status, nobody.body.errors[0].code]).toEqual([409, 'no-receipt-printer']);
    await shop.post('/api/devices/me', { appVersion: '1', platform: 'test', layouts: ['receipt'] }, { key });
    const result = print();
    const command = await asked();
    expect(command.kind).toBe('cash-report');
    expect(readWireReport(command.content)).toMatchObject({
      askedBy: 'Kassen-PC',
      timeZone: 'Europe/Vienna',
      report: { day: '2026-11-24' },
    });
    await answer(command.id, { isDone: true });
    expect((await result).body).toEqual({ data: { state: 'confirmed' } });
  });

  it('or says why not', async () => {
    const result = print();
    await answer((await asked()).id, { isDone: false, message: 'Theke: kein Papier' });
    const { status, body } = await result;
    expect([status, body.errors[0].code, body.data.reason]).toEqual([
      502,
      'print-failed',
      'Theke: kein Papier',
    ]);
  });
});
