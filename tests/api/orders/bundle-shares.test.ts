import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { TaxLine } from '#domain/money/tax.ts';
import { hours, menu, product } from '#tests/factories.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ordered, orderShop } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

const ROLL = 20;
const CHEESE = 21;
const SNACK = 23;

const base = orderShop();
const withBundle = orderShop({
  products: [
    ...base.products,
    product({ id: ROLL, uid: 'roll', name: 'Handsemmel', price: cents(75) }),
    product({ id: CHEESE, uid: 'cheese', name: 'Bergkäse', price: cents(2_690), unit: 'kilogram', tax: 20 }),
    product({
      id: SNACK,
      uid: 'snack',
      name: 'Jausenpackerl',
      type: 'bundle',
      price: cents(590),
      bundleItems: [
        { product: { id: ROLL }, amount: 2 },
        { product: { id: CHEESE }, amount: 0.05 },
      ],
    }),
  ],
  menus: [
    menu({ catalog: [{ id: 1, products: [{ id: 1 }, { id: ROLL }, { id: SNACK }] }] }),
    ...base.menus.slice(1),
  ],
  branches: base.branches.map((branch) => ({ ...branch, openingHours: [hours()] })),
});
const snack = (amount: number) => ordered({ product: SNACK, amount });

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer({ shop: withBundle });
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

const revised = async (id: number, amount: number) =>
  (await shop.call('PUT', `/api/orders/${id}/items/0`, { body: { amount }, key: DEVICE_KEY })).body.data;

describe('R250 an order of a bundle', () => {
  it('is taxed by its parts, which keep their rates and shares', async () => {
    // 2 x 0.75 and 0.05 x 26.90 (1.35): of 5.90 that is 3.11 and 2.79.
    const order = await shop.placed({ items: [snack(1)] });
    expect(order.items[0]?.contents).toMatchObject([
      { product: ROLL, gross: 3.11, taxRate: 10 },
      { product: CHEESE, gross: 2.79, taxRate: 20 },
    ]);
    expect(order.taxLines).toEqual([
      { rate: 10, net: 2.83, vat: 0.28 },
      { rate: 20, net: 2.33, vat: 0.46 },
    ]);
    const { taxLines } = await revised(order.id, 2);
    expect(taxLines.map(({ rate, net, vat }: TaxLine) => [rate, net, vat])).toEqual([
      [10, 5.65, 0.57],
      [20, 4.65, 0.93],
    ]);
  });

  it('from before its parts had shares keeps its tax', async () => {
    const before = [
      { name: 'Handsemmel', amount: 2, unit: 'amount' },
      { name: 'Bergkäse', amount: 0.05, unit: 'kilogram' },
    ];
    const order = await shop.placed({ items: [snack(1)] });
    await shop.sql(`UPDATE "OrderItem" SET "contents" = $2::jsonb WHERE "orderId" = $1`, [
      order.id,
      JSON.stringify(before),
    ]);
    const { items, taxLines } = await shop.board(order.id);
    expect(items[0]?.contents).toEqual(before);
    expect(taxLines).toEqual(order.taxLines);
    expect((await revised(order.id, 2)).taxLines).toEqual([{ rate: 10, net: 10.73, vat: 1.07 }]);
  });
});

describe('R251 the statistics of bundles', () => {
  const read = async (name: string) =>
    (await shop.get(`/api/statistics/${name}?branch=1`, { session: admin })).body.data;
  interface Counted {
    key: string;
    value: number;
  }
  /** Pieces by product, sold by themselves and inside bundles; then the same of the sales report with amounts in cents. */
  const counted = async () => {
    const { series, total, bundled } = await read('popular-items');
    const days = await read('items');
    const { products } = await read('sales');
    const of = (list: Counted[], id: number) => list.find(({ key }) => key === String(id))?.value ?? 0;
    const goods = (id: number) => {
      const row = products.find(({ key }: Counted) => key === String(id));
      return [row?.pieces ?? 0, row?.bundled ?? 0, Math.round((row?.amount ?? 0) * 100)];
    };
    return {
      totals: [total, bundled.total, days.total, days.bundled.total],
      popular: [ROLL, CHEESE, SNACK].map((id) => [of(series, id), of(bundled.series, id)]),
      sold: [ROLL, CHEESE, SNACK].map(goods),
    };
  };
  const minus = (a: number[], b: number[]) => a.map((value, index) => value - (b[index] ?? 0));

  it('count the bundle with its price, and its parts beside it', async () => {
    const before = await counted();
    const order = await shop.placed({ items: [snack(3), ordered({ product: ROLL, amount: 2 })] });
    await shop.post(`/api/orders/${order.id}/status/confirm`, {}, { key: DEVICE_KEY });
    const after = await counted();
    // 3 bundles of 2 rolls; cheese is weighed, so what is in a line counts as one piece.
    expect(minus(after.totals, before.totals)).toEqual([5, 7, 5, 7]);
    const growth = (one: 'popular' | 'sold') =>
      after[one].map((row, index) => minus(row, before[one][index] ?? []));
    expect(growth('popular')).toEqual([
      [2, 6],
      [0, 1],
      [3, 0],
    ]);
    expect(growth('sold')).toEqual([
      [2, 6, 150],
      [0, 1, 0],
      [3, 0, 1770],
    ]);
  });
});
