import { describe, expect, test } from 'vitest';
import type { Branch } from '#domain/shop/branch.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import type { ShownCategory } from '#web/storefront/offer/shown-catalogue.ts';
import { filtersCategory, snacksOf, soldBy } from '#web/storefront/sections/section-data.ts';

const [square, kamp] = demoShop.branches as [Branch, Branch];
const [bread, cake, drinks] = demoShop.products as [never, never, never];
const [first, second] = demoShop.categories as [never, never];
const NOON = new Date('2026-11-24T11:00:00Z');

function group(category: never, ...products: never[]): ShownCategory {
  return { category, products: products.map((product) => ({ product, offer: 'available' })) };
}

describe('products of several branches', () => {
  test('each is sold by the first branch that has it, in the order of the first menu', () => {
    const merged = soldBy([
      { branch: kamp, groups: [group(second, cake)] },
      { branch: square, groups: [group(first, bread), group(second, cake, drinks)] },
    ]);
    expect(merged.map(({ category }) => category)).toEqual([second, first]);
    expect(merged.map(({ products }) => products.map(({ product, branch }) => [product, branch]))).toEqual([
      [
        [cake, kamp],
        [drinks, square],
      ],
      [[bread, square]],
    ]);
  });

  test('a group that adds nothing is left out', () => {
    const merged = soldBy([
      { branch: kamp, groups: [group(first, bread)] },
      { branch: square, groups: [group(second, bread)] },
    ]);
    expect(merged).toHaveLength(1);
  });

  test('a snack is of the leading branch where that has it on its menu, of another one where not', () => {
    const menus = demoShop.menus.map((menu) => ({
      ...menu,
      branches: menu.branches.filter(({ id }) => id !== kamp.id),
    }));
    for (const { branch } of snacksOf({ ...demoShop, menus }, [kamp, square], NOON))
      expect(branch).toBe(square);
    expect(snacksOf(demoShop, [square, kamp], NOON)[0]?.branch).toBe(square);
    expect(snacksOf(demoShop, [], NOON)[0]).toMatchObject({ branch: null, offer: 'unavailable' });
  });
});

test('a product filter offers the chosen categories, without a choice all', () => {
  const body = (...ids: number[]) => [
    {
      section: {
        type: 'productFilter' as const,
        value: { title: '', categories: ids.map((id) => ({ id })) },
      },
      record: { path: '/sites' as const, id: 1 },
      place: 0,
    },
  ];
  expect(filtersCategory(body(8, 9), 9)).toBe(true);
  expect(filtersCategory(body(8, 9), 10)).toBe(false);
  expect(filtersCategory(body(), 10)).toBe(true);
  expect(filtersCategory([], 10)).toBe(false);
});
