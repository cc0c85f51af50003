import { describe, expect, it } from 'vitest';
import { withBundlePrices } from '#domain/bundle.ts';
import { ct, product } from '../factories.ts';

const bread = product({ id: 1, price: ct(320) });
const cheese = product({ id: 2, price: ct(1999) });
const parts = [
  { product: { id: 1 }, amount: 2 },
  { product: { id: 2 }, amount: 0.25 },
];
const priceOf = (bundle: ReturnType<typeof product>) =>
  withBundlePrices([bread, cheese, bundle]).find(({ id }) => id === bundle.id)?.price;

describe('the price of a bundle', () => {
  it('is the rounded sum of its parts when it says so', () => {
    const bundle = product({
      id: 3,
      type: 'bundle',
      price: ct(1),
      bundleItems: parts,
      isBundlePriceSum: true,
    });
    expect(priceOf(bundle)).toBe(640 + 500);
  });

  it('is its own otherwise', () => {
    expect(priceOf(product({ id: 3, type: 'bundle', price: ct(900), bundleItems: parts }))).toBe(900);
    expect(
      priceOf(product({ id: 3, type: 'simple', price: ct(900), bundleItems: parts, isBundlePriceSum: true })),
    ).toBe(900);
  });

  it('leaves out a part that is gone', () => {
    const bundleItems = [...parts, { product: { id: 99 }, amount: 1 }];
    expect(priceOf(product({ id: 3, type: 'bundle', bundleItems, isBundlePriceSum: true }))).toBe(1140);
  });
});
