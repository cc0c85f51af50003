import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CAKE, CHEESE_ROLL, ELSEWHERE, HAM, OFF, ordered, SNACK } from '../support/order-shop.ts';
import { paidOnline } from '../support/paid-online.ts';
import { DEVICE_KEY } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const put = (id: number, index: number | string, body: object, headers = {}) =>
  shop.call('PUT', `/api/orders/${id}/items/${index}`, { body, key: DEVICE_KEY, headers });
const faults = (body: { errors: { field?: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);
const snack = (parts: unknown[] = ['Semmel', ['Käse'], 'Hallo', null]) =>
  ordered({ product: SNACK, amount: 1, parts });

describe('PUT /api/orders/{id}/items/{index}', () => {
  it('another amount costs the promised price, even if the catalogue is dearer now', async () => {
    const order = await shop.placed({ items: [ordered(), snack()] });
    await shop.sql('UPDATE "Product" SET "price" = "price" + 100');
    const { status, body } = await put(order.id, 0, { amount: 3, note: 'Am Telefon' });
    await shop.sql('UPDATE "Product" SET "price" = "price" - 100');
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ gross: 21.7, totalGross: 21.7, version: 2, state: 'awaiting' });
    expect(body.data.items[0]).toMatchObject({ amount: 3, unitPrice: 4.9, gross: 14.7 });
    expect(body.data.items[1]).toEqual(order.items[1]);
    expect(body.data.revisions).toEqual([
      {
        at: expect.any(String),
        actor: 'Kassen-PC',
        userId: null,
        deviceId: expect.any(Number),
        position: 0,
        before: order.items[0],
        after: body.data.items[0],
        difference: 4.9,
        note: 'Am Telefon',
      },
    ]);
    expect(body.data.history.at(-1)).toMatchObject({ event: 'item-changed', actor: 'Kassen-PC' });
    expect(body.data.taxes).toEqual({ 10: 1.97 });
  });

  it('R274 an order keeps what was preselected, and what of it the guest left out', async () => {
    const usual = `UPDATE "Product" SET "config" = jsonb_set("config", '{parts,1,options,0,isPreselected}', 'true') WHERE "id" = ${SNACK}`;
    await shop.sql(usual);
    const order = await shop.placed({ items: [snack(), snack(['Semmel', null, null, null])] });
    await shop.sql(usual.replace("'true'", "'false'"));
    expect(order.items[0]?.parts[1]).toMatchObject({
      options: [{ name: 'Käse', isPreselected: true }],
    });
    expect(order.items[0]?.parts[1]).not.toHaveProperty('leftOut');
    expect(order.items[1]?.parts[1]).toMatchObject({ options: [], leftOut: [{ name: 'Käse' }] });
  });

  it('R253 an order keeps the price per kilogram, and only what has one', async () => {
    const items = [ordered({ product: HAM, amount: 10, unit: 'decagram' }), ordered()];
    const order = await shop.placed({ items });
    const base = { basePrice: 250, baseUnit: 'kilogram' };
    expect(order.items[0]).toMatchObject(base);
    expect(order.items[1]).not.toHaveProperty('baseUnit');
    const { body } = await put(order.id, 0, { amount: 11.3 });
    expect(body.data.items[0]).toMatchObject(base);
    expect(body.data.items[1]).not.toHaveProperty('basePrice');
    await shop.sql(
      `UPDATE "OrderItem" SET "basePrice" = NULL, "baseUnit" = NULL WHERE "orderId" = ${order.id}`,
    );
    expect((await shop.board(order.id)).items[0]).not.toHaveProperty('baseUnit');
  });

  it('accepts weights off the shop’s steps: the scale decides', async () => {
    const order = await shop.placed({ items: [ordered({ product: HAM, amount: 10, unit: 'decagram' })] });
    const { body } = await put(order.id, 0, { amount: 11.3 });
    expect(body.data.items[0]).toMatchObject({ amount: 11.3, gross: 28.25, pricing: 'fixed' });
    expect(body.data.pricing).toBe('fixed');
  });

  it('accepts an item as it was returned', async () => {
    const order = await shop.placed({ items: [snack()] });
    const [item] = (await shop.board(order.id)).items;
    expect((await put(order.id, 0, { ...item })).body.data.version).toBe(1);
    const { body } = await put(order.id, 0, { ...item, amount: 2 });
    expect(body.data.items[0]).toMatchObject({ amount: 2, gross: 14, parts: item?.parts });
    expect((await put(order.id, 0, snack())).body.data.items[0]).toMatchObject({ amount: 1, gross: 7 });
  });

  it('another answer, unit or product costs what the catalogue says now', async () => {
    const order = await shop.placed({
      items: [snack(), ordered({ product: HAM, amount: 10, unit: 'decagram' })],
    });
    const answered = await put(order.id, 0, { amount: 1, parts: ['Weckerl', null, null, null] });
    expect(answered.body.data.items[0]).toMatchObject({ gross: 6.5, parts: [{ name: 'Brot' }] });
    const weighed = await put(order.id, 1, { amount: 0.25, unit: 'kilogram' });
    expect(weighed.body.data.items[1]).toMatchObject({ unit: 'kilogram', gross: 62.5 });
    const replaced = await put(order.id, 1, { product: CHEESE_ROLL, amount: 1 });
    expect(replaced.body.data.items[1]).toMatchObject({ name: 'Käsesemmel', unit: 'amount', gross: 4.9 });
    expect(replaced.body.data.revisions).toHaveLength(3);
    expect(replaced.body.data.totalGross).toBe(11.4);
  });

  it('removes an item, but not the last one', async () => {
    const order = await shop.placed({ items: [ordered(), snack()] });
    const { body } = await put(order.id, 0, { amount: 0 });
    expect(body.data.items).toHaveLength(1);
    expect(body.data.revisions).toMatchObject([{ after: null, difference: -9.8, position: 0 }]);
    expect(body.data.history.at(-1).event).toBe('item-removed');
    const last = await put(order.id, 0, { amount: 0 });
    expect([last.status, faults(last.body)]).toEqual([422, ['amount last-item']]);
  });

  it('waives the delivery fee and charges it again', async () => {
    const order = await shop.placed({
      isDelivery: true,
      deliveryArea: 'Dornbirn',
      items: [ordered({ amount: 4 })],
    });
    expect(order.deliveryGross).toBe(3.5);
    const more = await put(order.id, 0, { amount: 7 });
    expect(more.body.data).toMatchObject({ gross: 34.3, deliveryGross: 0, totalGross: 34.3 });
    const less = await put(order.id, 0, { amount: 1 });
    expect(less.body.data).toMatchObject({ gross: 4.9, deliveryGross: 3.5, totalGross: 8.4 });
    expect(less.body.data.revisions.map(({ difference }: { difference: number }) => difference)).toEqual([
      11.2, -25.9,
    ]);
  });

  it('says what is wrong, and where', async () => {
    const order = await shop.placed({ items: [snack(), ordered()] });
    const wrong: [object, string[]][] = [
      [{ amount: -1 }, ['amount too-small']],
      [{ amount: 10_001 }, ['amount amount-too-large']],
      [{ amount: 0.00001 }, ['amount amount-invalid']],
      [{}, ['amount required']],
      [{ amount: 1, unit: 'kilogram' }, ['unit unit-invalid']],
      [{ amount: 1, product: 9_999 }, ['product product-unavailable']],
      [{ amount: 1, product: OFF }, ['product product-unavailable']],
      [{ amount: 1, product: ELSEWHERE }, ['product product-unavailable']],
      [{ amount: 1, product: CAKE }, ['parts.0 part-required']],
      [{ amount: 1, parts: ['Semmel'] }, ['parts parts-length']],
      [{ amount: 1, parts: ['Baguette', null, null, null] }, ['parts.0 option-unknown']],
      [{ amount: 1, parts: ['Weckerl', null, null, 4711] }, ['parts.3 upload-unknown']],
      [{ amount: 1, price: 1 }, ['price unknown-field']],
    ];
    for (const [body, expected] of wrong) {
      const answer = await put(order.id, 0, body);
      expect([answer.status, faults(answer.body)], JSON.stringify(body)).toEqual([422, expected]);
    }
    expect((await put(order.id, 2, { amount: 1 })).status).toBe(404);
    expect([404, 422]).toContain((await put(order.id, '-1', { amount: 1 })).status);
    expect((await shop.board(order.id)).version).toBe(1);
  });

  it('uses an upload once', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const upload = (await shop.post('/api/uploads', { data: `data:image/png;base64,${png}` })).body.data;
    const [order, other] = [await shop.placed({ items: [snack()] }), await shop.placed({ items: [snack()] })];
    const parts = ['Semmel', null, null, upload.id];
    const taken = await put(order.id, 0, { amount: 1, parts });
    expect(taken.body.data.items[0].parts.at(-1).uploads).toMatchObject([{ id: upload.id }]);
    expect((await put(order.id, 0, { amount: 2, parts })).status).toBe(200);
    expect(faults((await put(other.id, 0, { amount: 1, parts })).body)).toEqual(['parts.3 upload-unknown']);
  });

  it('A29 is impossible once the order is over', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    expect((await put(order.id, 0, { amount: 3 })).status).toBe(200);
    await shop.command(order.id, 'completed');
    const { status, body } = await put(order.id, 0, { amount: 4 });
    expect([status, body.errors[0].message]).toEqual([
      409,
      'Eine abgeschlossene Bestellung kann nicht mehr geändert werden.',
    ]);
  });

  it('shows the difference of a paid order, and pays it back', async () => {
    const order = await shop.placed();
    await paidOnline(shop, order.id);
    const { body } = await put(order.id, 0, { amount: 1 });
    expect(body.data).toMatchObject({ isPaid: true, isRefunded: false, totalGross: 4.9 });
    expect(body.data.revisions[0].difference).toBe(-4.9);
    expect(
      await shop.sql(`SELECT "paymentState"::text AS s FROM "Order" WHERE "id" = $1`, [order.id]),
    ).toEqual([{ s: 'refundPending' }]);
    expect(body.data).toMatchObject({
      balance: { paid: 9.8, refunding: 4.9, due: 0 },
      refunds: [{ amount: 4.9, isAutomatic: true }],
    });
  });

  it('is printed as it is now', async () => {
    const order = await shop.placed();
    await put(order.id, 0, { amount: 5 });
    await shop.post(`/api/orders/${order.id}/print`, { layout: 'receipt' }, { key: DEVICE_KEY });
    const { body } = await shop.post('/api/print-jobs/claim', { limit: 50 }, { key: DEVICE_KEY });
    const job = body.data.find((one: { order: { id: number } }) => one.order.id === order.id);
    expect(job.order.items[0].amount).toBe(5);
  });

  it('two at once: one after the other, or one is refused by its version', async () => {
    const order = await shop.placed({ items: [ordered(), snack()] });
    const version = { version: 1 };
    const answers = await Promise.all([
      put(order.id, 0, { amount: 3, ...version }),
      put(order.id, 0, { amount: 4, ...version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await Promise.all([put(order.id, 0, { amount: 5 }), put(order.id, 1, { amount: 2 })]);
    const after = await shop.board(order.id);
    expect(after.items.map(({ amount }) => amount)).toEqual([5, 2]);
    expect(after.totalGross).toBe(38.5);
  });

  it('one idempotency key changes once', async () => {
    const order = await shop.placed();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await put(order.id, 0, { amount: 3 }, headers);
    await put(order.id, 0, { amount: 7 });
    const again = await put(order.id, 0, { amount: 3 }, headers);
    expect(again.status).toBe(200);
    expect(again.body.data.items[0].amount).toBe(7);
    expect(first.body.data.items[0].amount).toBe(3);
    expect((await put(order.id, 0, { amount: 4 }, headers)).status).toBe(409);
  });
});
