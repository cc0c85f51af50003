import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, ELSEWHERE, ordered } from '../support/order-shop.ts';
import { expectRefused } from '../support/refused-order.ts';
import {
  ADMIN,
  DEVICE_KEY,
  EMPLOYEE,
  MANAGER,
  OTHER_DEVICE_KEY,
  OTHER_EMPLOYEE,
} from '../support/template.ts';

let shop: OrderServer;
let anna: Session;
let berta: Session;
let ada: Session;
let lena: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  // The manager runs branch 1, as in the template.
  await shop.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  anna = await shop.login(EMPLOYEE);
  berta = await shop.login(OTHER_EMPLOYEE);
  ada = await shop.login(ADMIN);
  lena = await shop.login(MANAGER);
});
afterAll(() => shop?.stop());

const mark = (isSoldOut: boolean, { product = CHEESE_ROLL, branch = 1, ...who }: Mark = {}) =>
  shop.post(
    `/api/products/${product}/sold-out`,
    { branch, isSoldOut },
    'session' in who || 'key' in who ? who : { session: anna },
  );
interface Mark {
  product?: number;
  branch?: number;
  session?: Session;
  key?: string;
}
const branchesWithout = async (product = CHEESE_ROLL) =>
  (await shop.get(`/api/products/${product}`)).body.data.soldOut.map(({ id }: { id: number }) => id);

describe('POST /api/products/{id}/sold-out', () => {
  it('takes a product off the menu of one branch, and brings it back', async () => {
    const { status, body } = await mark(true);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: CHEESE_ROLL, price: 4.9, soldOut: [{ id: 1 }] });
    await expect.poll(() => branchesWithout()).toEqual([1]);
    expect((await mark(true, { branch: 2, session: berta })).body.data.soldOut).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect((await mark(false)).body.data.soldOut).toEqual([{ id: 2 }]);
    expect((await mark(false, { branch: 2, session: berta })).body.data.soldOut).toEqual([]);
  });

  it('repeated changes nothing', async () => {
    const first = await mark(true);
    const before = await shop.deps.db.shop.version();
    expect((await mark(true)).body).toEqual(first.body);
    expect(await shop.deps.db.shop.version()).toBe(before);
    await mark(false);
  });

  it.each([
    ['an employee in their own branch', () => ({ session: anna }), 200],
    ['a manager in their own branch', () => ({ session: lena }), 200],
    ['the administrator anywhere', () => ({ session: ada, branch: 2 }), 200],
    ['a device of the branch', () => ({ key: DEVICE_KEY }), 200],
    ['an employee in another branch', () => ({ session: berta }), 404],
    ['a device of another branch', () => ({ key: OTHER_DEVICE_KEY }), 404],
    ['nobody in a branch that does not exist', () => ({ session: ada, branch: 99 }), 404],
    ['nobody for a product that does not exist', () => ({ session: ada, product: 99 }), 404],
  ])('R99 %s', async (_name, who, expected) => {
    const { branch = 1, ...rest }: Mark = who();
    const { status, body } = await mark(true, { branch, ...rest });
    expect(status, JSON.stringify(body)).toBe(expected);
    await mark(false, { branch, session: ada });
  });

  it('is closed to visitors, and says in German which fields are missing', async () => {
    expect(
      (await shop.post(`/api/products/${CHEESE_ROLL}/sold-out`, { branch: 1, isSoldOut: true })).status,
    ).toBe(401);
    const { status, body } = await shop.post(
      `/api/products/${CHEESE_ROLL}/sold-out`,
      { branch: 1 },
      { session: anna },
    );
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'isSoldOut', code: 'required' });
  });

  it('is logged for the staff of the branch', async () => {
    await mark(true);
    const { body } = await shop.get('/api/logs?branch=1', { session: lena });
    expect(body.data[0]).toMatchObject({
      message: 'Produkt „Käsesemmel“ ausverkauft: Filiale „Markt“',
      actor: 'Anna Abend',
    });
    await mark(false, { key: DEVICE_KEY });
    const after = await shop.get('/api/logs?branch=1', { session: lena });
    expect(after.body.data[0].message).toBe('Produkt „Käsesemmel“ wieder erhältlich: Filiale „Markt“');
  });

  it('is not undone by a stale form', async () => {
    const { body } = await shop.get(`/api/products/${CHEESE_ROLL}`, { session: lena });
    const { updatedAt: _seen, ...form } = body.data;
    await mark(true);
    const saved = await shop.call('PUT', `/api/products/${CHEESE_ROLL}`, { session: lena, body: form });
    expect(saved.status).toBe(200);
    expect(saved.body.data.soldOut).toEqual([{ id: 1 }]);
    await mark(false);
  });
});

describe('orders of what is sold out', () => {
  it('are refused at the item, in that branch only', async () => {
    await mark(true);
    const body = { items: [ordered()] };
    await expectRefused(shop, body, 'items.0.product', 'product-sold-out');
    const { body: refusal } = await shop.order(body);
    expect(refusal.errors[0].message).toBe('„Käsesemmel“ ist leider ausverkauft.');
    const elsewhere = await shop.order({ branch: 2, items: [ordered(), ordered({ product: ELSEWHERE })] });
    expect(elsewhere.status, JSON.stringify(elsewhere.body)).toBe(201);
  });

  it('are accepted again as soon as it is back', async () => {
    await mark(false);
    expect((await shop.order({ items: [ordered()], email: 'wieder@example.at' })).status).toBe(201);
  });
});
