import { expect, test } from 'vitest';
import { basePriceOf } from '#domain/money/base-price.ts';
import { ct } from '#tests/factories.ts';

test.each([
  ['kilogram', 1290, { basePrice: 1290, baseUnit: 'kilogram' }],
  ['decagram', 29, { basePrice: 2900, baseUnit: 'kilogram' }],
  ['gram', 2, { basePrice: 2000, baseUnit: 'kilogram' }],
  ['centiliter', 12, { basePrice: 1200, baseUnit: 'liter' }],
  ['milliliter', 3, { basePrice: 3000, baseUnit: 'liter' }],
  ['liter', 380, { basePrice: 380, baseUnit: 'liter' }],
  ['centimeter', 5, { basePrice: 500, baseUnit: 'meter' }],
  ['kilometer', 1234, { basePrice: 1, baseUnit: 'meter' }],
  ['amount', 490, null],
  ['serving', 490, null],
  ['pair', 490, null],
  ['person', 490, null],
  ['package', 490, null],
  ['square-meter', 490, null],
  // More than an order can keep.
  ['gram', 3_000_000, null],
] as const)('R253 %s at %i cents', (unit, price, expected) => {
  expect(basePriceOf(unit, ct(price))).toEqual(expected);
});
