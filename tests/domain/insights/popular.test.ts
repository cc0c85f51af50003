import { describe, expect, test } from 'vitest';
import { popularProducts } from '#domain/insights/popular.ts';

const ranked = Array.from({ length: 30 }, (_, index) => index + 1);

describe('what is popular', () => {
  test.each([
    [ranked, 20, 12],
    [ranked, 19, 0],
    [[1, 2, 3], 20, 3],
    [[1, 2], 500, 0],
    [[], 0, 0],
  ])('of %j with %d orders: %d products', (products, orders, count) => {
    const popular = popularProducts(products, orders);
    expect(popular).toEqual(products.slice(0, count));
  });

  test('the same products in another order change nothing', () => {
    const kept = [3, 1, 2];
    expect(popularProducts([1, 2, 3], 20, kept)).toBe(kept);
    expect(popularProducts([1, 2, 4], 20, kept)).toEqual([1, 2, 4]);
    expect(popularProducts([1, 2, 3], 5, kept)).toEqual([]);
  });
});
