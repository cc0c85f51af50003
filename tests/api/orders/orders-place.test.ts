import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, orderBody, ordered, type PlacedOrder, SNACK } from '../support/order-shop.ts';
import { ADMIN } from '../support/template.ts';

describe('placing an order', () => {
  let shop: OrderServer;
  beforeAll(async () => {
    shop = await startOrderServer();
  });
  afterAll(() => shop?.stop());

  it('answers the public order with its secret address', async () => {
    const { status, body, headers } = await shop.order();
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({
      ticketNumber: 1,
      state: 'awaiting',
      totalGross: 9.8,
      gross: 9.8,
      deliveryGross: 0,
      taxes: { 10: 0.89 },
      totalNet: 8.91,
      branch: 1,
    });
    expect(body.data.uid).toMatch(/^[23456789A-HJKMNP-TW-Z]{10}$/);
    expect(body.data.hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(body.data).not.toHaveProperty('email');
    expect((await shop.get(`/api/orders/public/${body.data.uid}/${body.data.hash}`)).body).toEqual(body);
  });

  it('A1 stores the prices of the shop, and refuses a body that brings its own', async () => {
    const forged = [
      { items: [{ ...ordered(), price: 0.01 }] },
      { items: [{ ...ordered(), product: { id: 1, price: 0.01 } }] },
      { items: [{ ...ordered(), tax: 0 }] },
      { gross: 0.01 },
      { deliveryGross: 0 },
      { taxes: {} },
    ];
    for (const overrides of forged) expect((await shop.order(overrides)).status).toBe(422);
    const order = await shop.placed({
      items: [ordered({ product: SNACK, amount: 1, parts: ['Weckerl', ['Käse'], null, null] })],
    });
    expect(order.totalGross).toBe(7.5);
    expect(order.items[0]).toMatchObject({ unitPrice: 7.5, gross: 7.5, taxRate: 10 });
  });

  it('A1 answers with the new prices instead of an order when the total is not the expected one', async () => {
    const before = await shop.countOrders();
    const { status, body } = await shop.order({ totalGross: 9.79 });
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({
      code: 'price-changed',
      message: expect.stringContaining('Preise haben sich geändert'),
    });
    expect(body.data).toMatchObject({ totalGross: 9.8, gross: 9.8 });
    expect(await shop.countOrders()).toBe(before);
    expect((await shop.order({ totalGross: 9.8 })).status).toBe(201);
  });

  it('R137 accepts a tip, untaxed and not counted towards free delivery, and refuses one that is not offered', async () => {
    const refused = await shop.order({ tip: 2.5 });
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'tip', code: 'tip-unavailable' }],
    ]);
    const session = await shop.login(ADMIN);
    const switched = (enablePluginTips: boolean) =>
      shop.call('POST', '/api/config', { session, body: { enablePluginTips } });
    expect((await switched(true)).status).toBe(200);
    for (const tip of [-0.01, 200.01, 1e9, 0.001, '2']) {
      const { status, body } = await shop.order({ tip });
      expect([status, body.errors[0].field], String(tip)).toEqual([422, 'tip']);
    }
    const order = await shop.placed({ tip: 2.5, totalGross: 12.3 });
    expect(order).toMatchObject({ gross: 9.8, totalGross: 12.3, totalNet: 8.91, taxes: { 10: 0.89 } });
    const line = {
      kind: 'tip',
      label: 'Trinkgeld',
      detail: null,
      amount: 2.5,
      taxRate: null,
      payer: 'customer',
    };
    expect(order.lines).toEqual([line]);
    expect((await shop.get(`/api/orders/public/${order.uid}/${order.hash}`)).body.data.lines).toEqual([line]);
    const csv = String((await shop.get(`/api/orders/export?search=${order.uid}`, { session })).body);
    expect(csv).toContain('"Lieferung brutto";"Trinkgeld";"Gesamt netto";"Mehrwertsteuer";"Gesamt brutto"');
    expect(csv).toContain(';0;2,5;8,91;0,89;12,3;');
    expect((await shop.placed({ tip: 0 })).lines).toEqual([]);
    await switched(false);
  });

  it('A15 the same key and body return the same order, to the byte', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await shop.order({ comment: 'Bitte ohne Zwiebel' }, headers);
    const second = await shop.order({ comment: 'Bitte ohne Zwiebel' }, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  });

  it('A15 the same key with another body is a conflict and no order', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await shop.order({}, headers);
    const before = await shop.countOrders();
    const { status, body } = await shop.order({ comment: 'anders' }, headers);
    expect(status).toBe(409);
    expect(body.errors[0].code).toBe('idempotency-conflict');
    expect(await shop.countOrders()).toBe(before);
  });

  it('A15 the same order sent 20 times at once with one key is one order', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await shop.countOrders();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.order({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await shop.countOrders()).toBe(before + 1);
  });

  it('A15 a repeat is answered even if the shop has closed since', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const overrides = { branch: 2, isDineIn: true, table: 2 };
    const first = await shop.order(overrides, headers);
    expect(first.status).toBe(201);
    shop.setNow(new Date('2026-11-24T23:00:00+01:00'));
    const second = await shop.order(overrides, headers);
    const fresh = await shop.order(overrides, { 'idempotency-key': randomUUID() });
    shop.setNow(NOON);
    expect(second.body).toEqual(first.body);
    expect(fresh.status).toBe(422);
  });

  it('without a key every request is an order of its own, however equal and quick', async () => {
    const overrides = { email: 'doppel@example.at', items: [ordered({ amount: 3 })] };
    const before = await shop.countOrders();
    const [first, second] = await Promise.all([shop.order(overrides), shop.order(overrides)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect(await shop.countOrders()).toBe(before + 2);
  });

  it('an unusable key is refused', async () => {
    expect((await shop.order({}, { 'idempotency-key': 'a'.repeat(256) })).status).toBe(422);
    expect((await shop.order({}, { 'idempotency-key': 'mit leerzeichen' })).status).toBe(422);
  });

  it('numbers tickets per branch and day without duplicates, 40 at once', async () => {
    shop.setNow(new Date('2026-11-25T12:00:00+01:00'));
    const orders: PlacedOrder[] = await Promise.all(Array.from({ length: 40 }, () => shop.placed()));
    const there = await shop.placed({ branch: 2, isDineIn: true, table: 2 });
    shop.setNow(NOON);
    expect(orders.map((order) => order.ticketNumber).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(there.ticketNumber).toBe(1);
  });

  it('keeps the order as it was when the shop changes', async () => {
    const order = await shop.placed();
    const { shop: before } = await shop.deps.db.shop.snapshot();
    expect(before.products[0]?.price).toBe(490);
    expect(
      (await shop.get(`/api/orders/public/${order.uid}/${order.hash}`)).body.data.items[0].unitPrice,
    ).toBe(4.9);
  });

  it('refuses what is not a JSON object', async () => {
    const send = (raw: string, type = 'application/json') =>
      shop.call('POST', '/api/orders', { raw, headers: { 'content-type': type } });
    expect((await send('{"items":')).status).toBe(400);
    expect((await send('[]')).status).toBe(422);
    expect((await send('{"__proto__":{"isAdmin":true}}')).status).toBe(400);
    expect((await send('branch=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send(JSON.stringify(orderBody()), 'text/plain')).status).toBe(415);
  });
});
