import { describe, expect, it } from 'vitest';
import { type Catalogue, visibleCatalogue } from '#domain/shop/menu.ts';
import * as make from '#tests/factories.ts';
import { offerOf } from '#web/storefront/offer/offer.ts';
import { type ShownCategory, shownCatalogue } from '#web/storefront/offer/shown-catalogue.ts';

const NOON = new Date('2026-11-21T12:00:00+01:00');
const here = make.branch();

/** A shop whose menu has these products per category. */
function selling(menu: Record<number, number[]>, change: Record<number, object> = {}): Catalogue {
  const ids = [...new Set(Object.values(menu).flat())];
  return {
    categories: Object.keys(menu).map((id) => make.category({ id: Number(id) })),
    products: ids.map((id) => make.product({ id, ...change[id] })),
    menus: [
      make.menu({
        catalog: Object.entries(menu).map(([id, products]) => ({
          id: Number(id),
          products: products.map((product) => ({ id: product })),
        })),
      }),
    ],
  };
}

const show = (of: Catalogue, before?: readonly ShownCategory[]) =>
  shownCatalogue(visibleCatalogue(of, here, NOON), before);
const words = (catalogue: readonly ShownCategory[]) =>
  catalogue.map(({ category, products }) =>
    [category.id, ...products.map(({ product, offer }) => `${product.id} ${offer}`)].join(', '),
  );

describe('what a page shows of a menu that changes while it is open', () => {
  it('is initially what is visible', () => {
    expect(words(show(selling({ 1: [1, 2] }, { 2: { soldOut: [{ id: 1 }] } })))).toEqual([
      '1, 1 available, 2 sold-out',
    ]);
  });

  it.each<[string, Record<number, number[]>, string[]]>([
    [
      'a product that vanishes stays in its place',
      { 1: [1, 3], 2: [4] },
      ['1, 1 available, 2 gone, 3 available', '2, 4 available'],
    ],
    [
      'so does the first one',
      { 1: [2, 3], 2: [4] },
      ['1, 1 gone, 2 available, 3 available', '2, 4 available'],
    ],
    ['and the last one', { 1: [1, 2], 2: [4] }, ['1, 1 available, 2 available, 3 gone', '2, 4 available']],
    ['a category that vanishes stays as well', { 2: [4] }, ['1, 1 gone, 2 gone, 3 gone', '2, 4 available']],
    [
      'what is new appears where the menu has it',
      { 1: [1, 9, 2, 3], 2: [4] },
      ['1, 1 available, 9 available, 2 available, 3 available', '2, 4 available'],
    ],
    [
      'what moves is shown once',
      { 1: [1, 3], 2: [2, 4] },
      ['1, 1 available, 3 available', '2, 2 available, 4 available'],
    ],
    [
      'a category that loses all its products to another is gone',
      { 2: [4, 1, 2, 3] },
      ['2, 4 available, 1 available, 2 available, 3 available'],
    ],
  ])('%s', (_name, menu, expected) => {
    const before = show(selling({ 1: [1, 2, 3], 2: [4] }));
    expect(words(show(selling(menu), before))).toEqual(expected);
  });

  it('what comes back is available again', () => {
    const full = selling({ 1: [1, 2] });
    const without = show(selling({ 1: [1] }), show(full));
    expect(words(without)).toEqual(['1, 1 available, 2 gone']);
    expect(words(show(full, without))).toEqual(['1, 1 available, 2 available']);
  });
});

describe('the current availability of a product', () => {
  it.each<[string, Catalogue, string]>([
    ['as before', selling({ 1: [1] }), 'available'],
    ['sold out', selling({ 1: [1] }, { 1: { soldOut: [{ id: 1 }] } }), 'sold-out'],
    [
      'at another time',
      selling({ 1: [1] }, { 1: { schedule: [make.hours({ from: '18:00', to: '20:00' })] } }),
      'unavailable',
    ],
    ['off the menu', selling({ 1: [2] }), 'gone'],
    ['switched off', selling({ 1: [1] }, { 1: { isEnabled: false } }), 'gone'],
  ])('%s', (_name, of, expected) => {
    expect(offerOf({ ...make.shop(), ...of }, here, { id: 1 }, NOON)).toBe(expected);
  });
});
