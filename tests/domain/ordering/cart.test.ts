import { expect, test } from 'vitest';
import { itemCount } from '#domain/ordering/cart.ts';
import { migrateCart } from '#domain/ordering/cart-change.ts';
import { ct, item, product } from '#tests/factories.ts';

test.each([
  ['amount', 3, 3],
  ['pair', 2, 2],
  ['person', 12, 12],
  ['serving', 4, 1],
  ['package', 4, 1],
  ['gram', 250, 1],
  ['kilogram', 0.25, 1],
] as const)('%s x %f counts as %f', (unit, amount, count) => {
  expect(itemCount([item({ unit, amount })])).toBe(count);
});

test('counts add up without floating-point noise', () => {
  expect(itemCount([])).toBe(0);
  expect(itemCount([item({ amount: 0.1 }), item({ amount: 0.2 }), item({ unit: 'gram', amount: 50 })])).toBe(
    1.3,
  );
});

test('items stay while id, name, description and price are the same, and adopt the rest', () => {
  const stale = item({ product: product({ tax: 10 }) });
  const fresh = product({ tax: 13, maximumQuantity: 5 });
  expect(migrateCart([stale], [fresh])).toEqual({ kept: [{ ...stale, product: fresh }], removed: [] });
});

test.each([
  ['gone', []],
  ['renamed', [product({ name: 'Schinkensemmel' })]],
  ['described anew', [product({ description: 'Neu' })]],
  ['priced anew', [product({ price: ct(500) })]],
  ['another one', [product({ id: 9 })]],
])('an item whose product is %s is removed', (_, active) => {
  const stale = item();
  expect(migrateCart([stale], active)).toEqual({ kept: [], removed: [stale] });
});
