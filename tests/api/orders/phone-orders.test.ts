import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderBody, ordered } from '../support/order-shop.ts';
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

type Who = { session: Session } | { key: string } | object;
const byPhone = (change: Record<string, unknown> = {}, who: Who = { session: anna }, headers = {}) => {
  const { legalInstructions: _, privacyPolicy: __, ...body } = orderBody(change);
  return shop.post('/api/orders/by-phone', body, { ...who, headers });
};

const withLines = async (isOn: boolean) => {
  const body = { enablePluginTips: isOn, enablePluginDonations: isOn };
  const session = await shop.login(ADMIN);
  expect((await shop.call('POST', '/api/config', { session, body })).status).toBe(200);
};

describe('R233 POST /api/orders/by-phone', () => {
  it('places the order as a guest would, named after who took it', async () => {
    const { status, body } = await byPhone({ email: '' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ state: 'awaiting', email: '', paymentMethod: 'cash' });
    expect(body.data.ticketNumber).toBeGreaterThan(0);
    expect(body.data.history[0]).toMatchObject({ event: 'placed', actor: 'Anna Abend' });
    expect((await shop.board(body.data.id)).id).toBe(body.data.id);
  });

  it('keeps the rules of the checkout', async () => {
    const empty = await byPhone({ items: [], firstName: '' });
    expect(empty.status).toBe(422);
    expect(empty.body.errors.map(({ code }: { code: string }) => code)).toContain('cart-empty');
    const off = await byPhone({ items: [ordered({ product: 5 })] });
    expect(off.body.errors[0].code).toBe('product-unavailable');
    shop.setNow('2026-11-24T23:00:00+01:00');
    const late = await byPhone();
    expect(late.status).toBe(422);
    shop.setNow('2026-11-24T12:00:00+01:00');
  });

  it('takes a tip and the recipient of the donation, where the shop has them, as lines of the order', async () => {
    const { donatees } = (await shop.deps.db.shop.snapshot()).shop;
    const donatee = donatees[0]?.id;
    await withLines(true);
    const plain = (await byPhone()).body.data;
    const { status, body } = await byPhone({ tip: 2.5, donatee });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data.totalGross).toBeCloseTo(plain.totalGross + 2.5, 9);
    expect(body.data.lines).toMatchObject([
      { kind: 'tip', amount: 2.5, payer: 'customer', taxRate: null },
      { kind: 'donation', detail: donatees[0]?.name, amount: 0.07, payer: 'shop' },
    ]);
    expect(body.data.taxLines).toEqual(plain.taxLines);
    const wrong = await byPhone({ tip: 500, donatee: 999 });
    expect(
      wrong.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['tip', 'tip-out-of-range'],
      ['donatee', 'donatee-unknown'],
    ]);
    await withLines(false);
    expect((await byPhone({ tip: 2.5 })).body.errors[0].code).toBe('tip-unavailable');
  });

  it('is not held back by a pause, nor by an e-mail address that guests must give', async () => {
    await shop.sql('UPDATE "Branch" SET "isTakeawayEmailRequired" = true WHERE id = 1');
    await shop.post('/api/branches/1/pause', { services: ['takeaway'], length: '15' }, { session: anna });
    expect((await shop.order({ email: '' })).status).toBe(422);
    expect((await byPhone({ email: '' })).status).toBe(201);
    await shop.post('/api/branches/1/resume', { services: ['takeaway'] }, { session: anna });
    await shop.sql('UPDATE "Branch" SET "isTakeawayEmailRequired" = false WHERE id = 1');
  });

  it('places a repeated request once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await byPhone({}, { session: anna }, headers);
    const again = await byPhone({}, { session: anna }, headers);
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  it('is for the staff and devices of the branch', async () => {
    expect((await byPhone({}, { key: DEVICE_KEY })).status).toBe(201);
    expect((await byPhone({}, { session: berta })).status).toBe(422);
    expect((await byPhone({}, { key: OTHER_DEVICE_KEY })).status).toBe(422);
    expect((await byPhone({}, {})).status).toBe(401);
  });
});

describe('GET /api/orders/guests', () => {
  it('finds those who ordered here before, by number however it is written, or by name', async () => {
    await byPhone({ firstName: 'Zora', lastName: 'Zimmer', phone: '+436649998877' });
    await byPhone({ firstName: 'Zora', lastName: 'Zimmer', phone: '+436649998877' });
    for (const search of ['0664 999 88', 'Zimmer']) {
      const { body } = await shop.get(`/api/orders/guests?search=${encodeURIComponent(search)}`, {
        session: anna,
      });
      expect(body.data, search).toMatchObject([{ firstName: 'Zora', phone: '+436649998877' }]);
    }
    const elsewhere = await shop.get('/api/orders/guests?search=Zimmer', { session: berta });
    expect(elsewhere.body.data).toEqual([]);
    expect((await shop.get('/api/orders/guests?search=Zi', { session: anna })).status).toBe(422);
    expect((await shop.get('/api/orders/guests?search=Zimmer')).status).toBe(401);
  });
});
