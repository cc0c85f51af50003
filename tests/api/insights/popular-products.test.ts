import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderState } from '#domain/order/order-state.ts';
import { countPopularProducts } from '#use-cases/insights/count-popular-products.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CAKE, CHEESE_ROLL, HAM, SNACK } from '../support/order-shop.ts';
import { insertSample, type SampleOrder } from '../support/statistics-sample.ts';
import { ADMIN } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer({ now: '2026-11-24T12:00:00+01:00' });
});
afterAll(() => shop?.stop());

let last = 0;

/** Orders of a branch, each with one piece of each of the products. */
async function order(
  count: number,
  products: readonly number[],
  { branch = 1, state = 'completed' as OrderState, at = '2026-11-20T10:00:00.000Z' } = {},
): Promise<void> {
  const orders = Array.from({ length: count }, (): SampleOrder => {
    last += 1;
    const items = products.map((product) => ({ product, name: `P${product}`, amount: 1, unit: 'amount' }));
    return {
      id: last,
      branch,
      at,
      state,
      total: 1_000,
      items,
      isQuotation: false,
      pricing: 'fixed' as const,
      lines: [],
    };
  });
  await insertSample(shop, { orders, events: [], work: [] });
}

const popularIn = async (branch: number): Promise<number[]> =>
  (await shop.get(`/api/branches/${branch}`)).body.data.popularProducts.map(({ id }: { id: number }) => id);

it('counts orders of the last 90 days, except canceled and rejected ones', async () => {
  await order(2, [SNACK]);
  await order(17, [SNACK, HAM, CHEESE_ROLL]);
  await order(30, [CAKE], { state: 'canceled' });
  await order(30, [CAKE], { state: 'rejected' });
  await order(30, [CAKE], { at: '2026-08-01T10:00:00.000Z' });
  await countPopularProducts(shop.deps);
  expect(await popularIn(1), '19 orders are too few').toEqual([]);
  await order(1, [SNACK, HAM]);
  await countPopularProducts(shop.deps);
  await expect.poll(() => popularIn(1)).toEqual([SNACK, HAM, CHEESE_ROLL]);
  expect(await popularIn(2)).toEqual([]);
  const init = await shop.get('/api/init');
  const branches = init.body.data.find(({ url }: { url: string }) => url === '/api/branches').data.data;
  expect(branches[0].popularProducts).toEqual([{ id: SNACK }, { id: HAM }, { id: CHEESE_ROLL }]);
});

it('a form does not change them, and an unchanged list notifies nobody', async () => {
  const ada = await shop.login(ADMIN);
  const { body } = await shop.get('/api/branches/1', { session: ada });
  const { status } = await shop.call('PUT', '/api/branches/1', {
    session: ada,
    body: { ...body.data, popularProducts: [] },
  });
  expect([200, 400]).toContain(status);
  expect(await popularIn(1)).toEqual([SNACK, HAM, CHEESE_ROLL]);
  const { version } = await shop.deps.db.shop.snapshot();
  await order(9, [CHEESE_ROLL]);
  await countPopularProducts(shop.deps);
  expect((await shop.deps.db.shop.snapshot()).version).toBe(version);
});
