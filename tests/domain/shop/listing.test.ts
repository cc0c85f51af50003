import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoriesListing, lastingMenus, listedIn, relisted } from '#domain/shop/listing.ts';
import { menu } from '#tests/factories.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const entry = (id: number, ...products: number[]) => ({ id, products: products.map((one) => ({ id: one })) });

describe('lasting catalogues', () => {
  test('are the valid one of each branch, later ones and those of no branch', () => {
    const menus = [
      menu({ id: 1, availableFrom: '2026-01-01T00:00:00Z', branches: [{ id: 1 }] }),
      menu({ id: 2, availableFrom: '2026-02-01T00:00:00Z', branches: [{ id: 1 }] }),
      menu({ id: 3, availableFrom: '2026-01-01T00:00:00Z', branches: [{ id: 1 }, { id: 2 }] }),
      menu({ id: 4, availableFrom: '2026-09-01T00:00:00Z', branches: [{ id: 1 }] }),
      menu({ id: 5, availableFrom: '2026-01-01T00:00:00Z', branches: [] }),
    ];
    expect(lastingMenus(menus, NOW).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });
});

test('the categories of many products are those of each, in the order of the catalogues', () => {
  const menus = [
    { catalog: [entry(2, 10, 11), entry(1, 10)] },
    { catalog: [entry(1, 11), entry(2, 11), entry(3)] },
  ];
  expect([...listedIn(menus, [11, 10, 12])]).toEqual([
    [11, [2, 1]],
    [10, [2, 1]],
    [12, []],
  ]);
  expect(categoriesListing(menus, 11)).toEqual([2, 1]);
});

describe('a product in other categories', () => {
  const catalog = [entry(1, 10, 11), entry(2, 12)];

  test('is the last of a new one, and gone from a former one', () => {
    expect(relisted(catalog, [{ product: 10, added: [2], removed: [1] }])).toEqual([
      entry(1, 11),
      entry(2, 12, 10),
    ]);
  });

  test('brings a category that the catalogue lacks, at its end', () => {
    expect(relisted(catalog, [{ product: 10, added: [3], removed: [] }])).toEqual([...catalog, entry(3, 10)]);
  });

  test('stands in a category once, and leaves everything else as it is', () => {
    const next = relisted(catalog, [{ product: 12, added: [2], removed: [1] }]);
    expect(next).toBe(catalog);
  });

  test('several at once keep the order in which they come', () => {
    const changes = [
      { product: 21, added: [1], removed: [] },
      { product: 20, added: [1, 4], removed: [] },
    ];
    expect(relisted(catalog, changes)).toEqual([entry(1, 10, 11, 21, 20), entry(2, 12), entry(4, 20)]);
  });

  test('whatever the change: it is listed where it was added, nowhere where it was removed, others stay', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
    const catalogs = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 })
      .chain((categories) =>
        fc.tuple(
          ...categories.map((id) => ids.map((products) => entry(id, ...products.map((one) => one + 100)))),
        ),
      );
    fc.assert(
      fc.property(catalogs, ids, ids, (before, added, unwanted) => {
        const removed = unwanted.filter((id) => !added.includes(id));
        const product = 103;
        const after = relisted(before, [{ product, added, removed }]);
        const listing = categoriesListing([{ catalog: after }], product);
        expect(added.every((id) => listing.includes(id))).toBe(true);
        expect(removed.some((id) => listing.includes(id))).toBe(false);
        const others = (catalog: typeof before) =>
          catalog.map(({ id, products }) => [id, products.filter((one) => one.id !== product)]);
        expect(others([...after]).slice(0, before.length)).toEqual(others(before));
      }),
    );
  });
});
