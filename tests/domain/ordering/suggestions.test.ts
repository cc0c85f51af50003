import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { fillersFor, quickOffers, suggestionsFor } from '#domain/ordering/suggestions.ts';
import { branch, category, configurable, ct, item, menu, part, product, shop } from '#tests/factories.ts';

const NOON = new Date('2026-11-24T12:00:00+01:00');
const EVENING = new Date('2026-11-24T19:00:00+01:00');
const TIME = { at: NOON, now: NOON };
const breakfast = [{ type: 'daily', date: null, isClosed: false, from: '07:00', to: '13:00' } as const];

function shopOf(products: readonly Product[]) {
  return shop({
    products: [...products],
    categories: [category()],
    menus: [menu({ catalog: [{ id: category().id, products: products.map(({ id }) => ({ id })) }] })],
  });
}

const named = (id: number, overrides: Partial<Product> = {}) =>
  product({ id, name: `Nr. ${id}`, price: ct(id * 100), ...overrides });
const ids = (found: readonly (Product | { product: Product })[]) =>
  found.map((one) => ('product' in one ? one.product.id : one.id));

describe('what the owner suggests (R150)', () => {
  const products = [
    named(1),
    named(2, { soldOut: [{ id: 1 }] }),
    named(3, { schedule: [...breakfast] }),
    named(4, { isPublic: false }),
    configurable([part()], { id: 5 }),
    named(6),
    named(7),
    named(8),
  ];
  const of = (suggested: number[], inCart: number[] = [], time = TIME) =>
    ids(
      suggestionsFor(
        shopOf(products),
        branch({ suggestedProducts: suggested.map((id) => ({ id })) }),
        inCart.map((id) => item({ product: named(id) })),
        time,
      ),
    );

  test.each<[string, number[], number[]]>([
    ['in the owner’s order', of([7, 1, 6]), [7, 1, 6]],
    ['four at most', of([8, 7, 6, 5, 1]), [8, 7, 6, 5]],
    ['what is in the cart makes room', of([8, 7, 6, 5, 1], [7, 99]), [8, 6, 5, 1]],
    ['not what is sold out, hidden or unknown', of([2, 4, 99, 6]), [6]],
    ['what is served at the time of the order', of([3, 6]), [3, 6]],
    ['not what is not served then', of([3, 6], [], { at: EVENING, now: NOON }), [6]],
    ['nothing', of([]), []],
  ])('%s', (_name, found, expected) => expect(found).toEqual(expected));
});

describe('what one tap can add for an exact price', () => {
  test('leaves out choices, weights, hidden and approximate prices, and what cannot be had', () => {
    const products = [
      named(1),
      configurable([part()], { id: 2 }),
      named(3, { pricing: 'approximate' }),
      named(4, { isPriceHidden: true }),
      named(5, { unit: 'kilogram' }),
      named(6, { soldOut: [{ id: 1 }] }),
      named(7, { schedule: [...breakfast] }),
    ];
    expect(ids(quickOffers(shopOf(products), branch(), TIME))).toEqual([1, 7]);
    expect(ids(quickOffers(shopOf(products), branch(), { at: EVENING, now: NOON }))).toEqual([1]);
    expect(quickOffers(shop({ menus: [] }), branch(), TIME)).toEqual([]);
  });
});

describe('what fits a gap (R151)', () => {
  const offers = [12, 5, 4, 3, 9, 5].map((euros, index) =>
    item({ product: named(index + 1, { price: ct(euros * 100) }) }),
  );
  const prices = (missing: number, isPartWelcome = true) =>
    fillersFor(ct(missing), offers, { isPartWelcome }).map(({ product: of }) => of.price / 100);

  test.each<[number, boolean, number[]]>([
    [420, true, [5, 5, 9]],
    [400, true, [4, 5, 5]],
    [500, true, [5, 5, 9]],
    [600, true, [9, 12]],
    [1000, true, [12]],
    [1201, true, [12, 9, 5]],
    [1201, false, []],
    [10, true, [3, 4, 5]],
  ])('%i cents', (missing, isPartWelcome, expected) =>
    expect(prices(missing, isPartWelcome)).toEqual(expected),
  );

  test('equal prices keep the order of the menu', () => {
    expect(ids(fillersFor(ct(450), offers, { isPartWelcome: true }))).toEqual([2, 6, 5]);
  });

  it('closes the gap wherever one product can, with the cheapest', () => {
    const anyOffers = fc
      .array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 30 })
      .map((values) => values.map((value, id) => item({ product: named(id, { price: ct(value) }) })));
    fc.assert(
      fc.property(anyOffers, fc.integer({ min: 1, max: 3_000 }), fc.boolean(), (all, gap, isPartWelcome) => {
        const found = fillersFor(ct(gap), all, { isPartWelcome }).map(({ product: of }) => Number(of.price));
        const cheapest = Math.min(
          ...all.map(({ product: of }) => Number(of.price)).filter((price) => price >= gap),
        );
        expect(found.length).toBeLessThanOrEqual(3);
        if (cheapest <= Math.max(gap * 2, gap + 500)) {
          expect(found[0]).toBe(cheapest);
          expect(found.every((price) => price >= gap)).toBe(true);
        } else expect(found.every((price) => isPartWelcome && price < gap && price > 0)).toBe(true);
      }),
    );
  });
});
