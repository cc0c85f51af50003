import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endShortages } from '#use-cases/shop/end-shortages.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, HAM, NOON, ordered, SNACK } from '../support/order-shop.ts';
import { expectRefused } from '../support/refused-order.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
let anna: Session;
let berta: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  anna = await shop.login(EMPLOYEE);
  berta = await shop.login(OTHER_EMPLOYEE);
});
afterAll(() => shop?.stop());
afterEach(() => note({ products: [CHEESE_ROLL, SNACK, HAM], options: ['Weckerl', 'Käse'], state: 'back' }));

type Who = { session: Session } | { key: string };
const note = (body: object, who: Who = { session: anna }) =>
  shop.post('/api/branches/1/shortages', body, who);
const soldOut = async (id = CHEESE_ROLL) => (await shop.get(`/api/products/${id}`)).body.data.soldOut;
const noted = async () => (await shop.get('/api/branches/1')).body.data.shortages;
const snack = (bread: string) => ordered({ product: SNACK, parts: [bread, null, null, null] });

describe('POST /api/branches/{id}/shortages', () => {
  it('R230 sells a product out until an hour, and brings it back then', async () => {
    const { status, body } = await note({ products: [CHEESE_ROLL], state: 'gone', length: '60' });
    expect(status, JSON.stringify(body)).toBe(200);
    const until = '2026-11-24T12:00:00.000Z';
    expect(body.data.shortages).toEqual([{ product: CHEESE_ROLL, option: '', until, left: null }]);
    await expect.poll(soldOut).toEqual([{ id: 1 }]);
    await expectRefused(shop, { items: [ordered()] }, 'items.0.product', 'product-sold-out');
    const at = (minutes: number) => ({
      ...shop.deps,
      clock: { now: () => new Date(NOON.getTime() + minutes * 60_000) },
    });
    await endShortages(at(59));
    expect(await soldOut()).toEqual([{ id: 1 }]);
    await endShortages(at(60));
    await expect.poll(soldOut).toEqual([]);
    await expect.poll(noted).toEqual([]);
    expect((await shop.order()).status).toBe(201);
  });

  it('R231 sells an option out in all products, and says which one', async () => {
    await note({ options: ['Weckerl'], state: 'gone' });
    await expect.poll(noted).toEqual([{ product: null, option: 'Weckerl', until: null, left: null }]);
    const refused = await shop.order({ items: [ordered(), snack('Weckerl')] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([
      {
        field: 'items.1.parts.0',
        code: 'option-sold-out',
        message: '„Weckerl“ ist leider ausverkauft. Bitte wählen Sie etwas anderes.',
      },
    ]);
    expect((await shop.order({ items: [snack('Semmel')] })).status).toBe(201);
  });

  it('R232 counts down with the orders, refuses more than is left, and is sold out at zero', async () => {
    await note({ products: [CHEESE_ROLL], state: 'left', left: 3 });
    const refused = await shop.order({ items: [ordered({ amount: 4 })] });
    expect(refused.body.errors).toMatchObject([
      { field: 'items.0.amount', message: 'Von „Käsesemmel“ haben wir leider nur noch 3.' },
    ]);
    expect((await shop.order({ items: [ordered({ amount: 2 })] })).status).toBe(201);
    await expect.poll(noted).toMatchObject([{ product: CHEESE_ROLL, left: 1 }]);
    expect(await soldOut()).toEqual([]);
    expect((await shop.order({ items: [ordered({ amount: 1 })] })).status).toBe(201);
    await expect.poll(soldOut).toEqual([{ id: 1 }]);
    await expectRefused(shop, { items: [ordered()] }, 'items.0.product', 'product-sold-out');
  });

  it('R232 sells the last one once, however many order at the same time', async () => {
    await note({ products: [CHEESE_ROLL], state: 'left', left: 4 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.order({ items: [ordered()] }, { 'idempotency-key': randomUUID() }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses, JSON.stringify(answers.map(({ body }) => body))).toEqual([201, 201, 422, 422, 422, 422]);
    await expect.poll(soldOut).toEqual([{ id: 1 }]);
  });

  it('takes many at once, and repeated changes nothing', async () => {
    const body = {
      products: [CHEESE_ROLL, SNACK, HAM],
      options: ['Käse'],
      state: 'gone',
      length: 'tomorrow',
    };
    await note(body);
    for (const id of [CHEESE_ROLL, SNACK, HAM]) await expect.poll(() => soldOut(id)).toEqual([{ id: 1 }]);
    const before = await shop.deps.db.shop.version();
    expect((await note(body)).status).toBe(200);
    expect(await shop.deps.db.shop.version()).toBe(before);
    const { body: marked } = await shop.post(
      `/api/products/${SNACK}/sold-out`,
      { branch: 1, isSoldOut: false },
      { session: anna },
    );
    expect(marked.data.soldOut).toEqual([]);
    await expect.poll(noted).toHaveLength(3);
  });

  it('is for the staff and devices of the branch', async () => {
    const body = { products: [CHEESE_ROLL], state: 'gone' };
    expect((await note(body, { key: DEVICE_KEY })).status).toBe(200);
    expect((await note(body, { session: berta })).status).toBe(404);
    expect((await note(body, { key: OTHER_DEVICE_KEY })).status).toBe(404);
    expect((await note({ ...body, products: [99] })).status).toBe(404);
    expect((await shop.post('/api/branches/1/shortages', body)).status).toBe(401);
  });

  it.each([
    [{ products: [1], state: 'left' }, 'left'],
    [{ products: [1], state: 'left', left: 0 }, 'left'],
    [{ products: [1], state: 'gone', length: '90' }, 'length'],
    [{ products: [1] }, 'state'],
  ])('refuses %j', async (body, field) => {
    const { status, body: answer } = await note(body);
    expect(status).toBe(422);
    expect(answer.errors[0].field).toBe(field);
  });
});
