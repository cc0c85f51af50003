import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { itemsOnScale, weighedOrder, weightOf, withKey } from '#web/backoffice/orders/detail/weighing.ts';

const cheese: OrderItem = {
  product: 3,
  name: 'Bergkäse',
  allergens: 'G',
  amount: 20,
  unit: 'decagram',
  unitPrice: cents(25),
  gross: cents(498),
  taxRate: 10,
  pricing: 'approximate',
  isPriceHidden: false,
  parts: [],
};
const roll: OrderItem = {
  ...cheese,
  product: 1,
  amount: 2,
  unit: 'amount',
  gross: cents(980),
  pricing: 'fixed',
};
const order = { items: [roll, cheese, { ...cheese, gross: cents(500) }], lines: [] };

describe('weighing an order at the counter', () => {
  it('asks only for what is estimated, in its place', () => {
    expect(itemsOnScale(order).map(({ index }) => index)).toEqual([1, 2]);
  });

  it.each([
    ['', '7', '7'],
    ['0', '7', '7'],
    ['21', ',', '21,'],
    ['', ',', '0,'],
    ['21,3', ',', '21,3'],
    ['21,', '3', '21,3'],
    ['1,2345', '6', '1,2345'],
    ['1234567890', '1', '1234567890'],
  ])('the pad: %j and %s is %s', (text, key, expected) => {
    expect(withKey(text, key)).toBe(expected);
  });

  it.each([
    ['21,3', 21.3],
    ['21.3', 21.3],
    ['21,', 21],
    ['', null],
    ['0', null],
    ['-1', null],
    ['10001', null],
    ['zwei', null],
    [undefined, null],
  ])('%j on the scale is %s', (text, expected) => {
    expect(weightOf(text)).toBe(expected);
  });

  it('shows the price and the total that saving makes: at the exact price, rounded once', () => {
    const prices = new Map([
      [1, 24.9],
      [2, null],
    ]);
    const one = weighedOrder(order, new Map([[1, '21,3']]), prices, null);
    expect(one.items[1]).toMatchObject({ amount: 21.3, gross: 530, pricing: 'fixed' });
    expect(one.totals).toMatchObject({ totalGross: 2010, pricing: 'approximate' });
    const both = weighedOrder(
      order,
      new Map([
        [1, '21,3'],
        [2, '20'],
      ]),
      prices,
      null,
    );
    expect(both.totals).toMatchObject({ totalGross: 2010, pricing: 'fixed' });
  });
});
