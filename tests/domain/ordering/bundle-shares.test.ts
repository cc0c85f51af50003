import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBundles } from '#domain/catalogue/bundle.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { addCents } from '#domain/money/money.ts';
import { contentsOf, type OrderContent, sharedAnew, taxedParts } from '#domain/ordering/bundle-shares.ts';
import { priceCart } from '#domain/ordering/pricing.ts';
import { SERVICES } from '#domain/shop/service.ts';
import { bundleContent } from '#tests/bundle-content.ts';
import { ct, item, product } from '#tests/factories.ts';

const burger = product({ id: 1, name: 'Burger', price: ct(890), tax: 10 });
const cola = product({ id: 2, name: 'Cola', price: ct(400), tax: 20, dineInTax: 10 });
const free = product({ id: 3, name: 'Serviette', price: ct(0), tax: 20 });

/** A bundle of [product, amount]. */
function bundle(
  id: number,
  holds: readonly (readonly [number, number])[],
  more: Partial<Product> = {},
): Product {
  const bundleItems = holds.map(([part, amount]) => ({ product: { id: part }, amount }));
  return product({ id, name: `Menü ${id}`, type: 'bundle', bundleItems, ...more });
}
const sold = (products: readonly Product[], id: number) =>
  withBundles(products).find((one) => one.id === id) ?? expect.fail(`no product ${id}`);
const menu = (more: Partial<Product> = {}) =>
  sold(
    [
      burger,
      cola,
      free,
      bundle(
        9,
        [
          [1, 1],
          [2, 1],
        ],
        { price: ct(990), ...more },
      ),
    ],
    9,
  );

describe('R250 the price of a bundle falls upon its parts', () => {
  it('by what they cost themselves, each taxed at its own rate for the service', () => {
    const contents = contentsOf({ product: menu(), unit: 'amount' }, ct(990), 'takeaway');
    expect(contents).toEqual([
      { product: 1, name: 'Burger', amount: 1, unit: 'amount', gross: 683, taxRate: 10 },
      { product: 2, name: 'Cola', amount: 1, unit: 'amount', gross: 307, taxRate: 20 },
    ]);
    const dineIn = contentsOf({ product: menu(), unit: 'amount' }, ct(990), 'dineIn');
    expect(dineIn?.map(({ taxRate }) => taxRate)).toEqual([10, 10]);
  });

  it('to the cent as on the menu, if it costs what its parts cost', () => {
    const product = menu({ isBundlePriceSum: true });
    const shares = contentsOf({ product, unit: 'amount' }, product.price, 'delivery');
    expect(shares?.map(({ gross }) => gross)).toEqual([890, 400]);
  });

  it('nothing on what is free, by amount if all is', () => {
    const holds = [
      [1, 1],
      [3, 5],
    ] as const;
    const half = sold([burger, free, bundle(9, holds)], 9);
    expect(half.contents?.map(({ share }) => share)).toEqual([1, 0]);
    const given = sold(
      [
        free,
        { ...free, id: 4 },
        bundle(9, [
          [3, 1],
          [4, 3],
        ]),
      ],
      9,
    );
    expect(given.contents?.map(({ share }) => share)).toEqual([0.25, 0.75]);
  });

  it('of a nested bundle what that costs, by its parts', () => {
    const products = [
      burger,
      cola,
      bundle(
        8,
        [
          [1, 1],
          [2, 1],
        ],
        { price: ct(645) },
      ),
      bundle(9, [
        [8, 2],
        [2, 1],
      ]),
    ];
    const { contents } = sold(products, 9);
    // Of 2 x 6.45 for the menus and 4.00 for the cola, 890/1290 of the menus is burger.
    expect(contents?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Burger', 2],
      ['Cola', 3],
    ]);
    expect(contents?.[0]?.share).toBeCloseTo(890 / 1690, 10);
  });

  it('in the totals of a cart, and nowhere else', () => {
    const totals = priceCart([item({ product: menu(), amount: 2 })], 'takeaway', null);
    expect(totals.taxLines).toEqual([
      { rate: 10, net: 1242, vat: 124 },
      { rate: 20, net: 512, vat: 102 },
    ]);
    expect(totals.items[0]).toMatchObject({ gross: 1980, contents: [{ gross: 1366 }, { gross: 614 }] });
  });

  it('adds up to the line for whatever is in it, at any depth', () => {
    const holds = (ids: readonly number[]) =>
      fc.array(
        fc.tuple(
          fc.constantFrom(...ids),
          fc.integer({ min: 1, max: 50_000 }).map((count) => count / 10_000),
        ),
        {
          minLength: 1,
          maxLength: 6,
        },
      );
    const goods = fc
      .array(fc.record({ price: fc.integer({ min: 0, max: 9_999 }), tax: fc.constantFrom(0, 10, 13, 20) }), {
        minLength: 4,
        maxLength: 4,
      })
      .map((list) => list.map(({ price, tax }, index) => product({ id: index + 1, price: ct(price), tax })));
    fc.assert(
      fc.property(
        goods,
        holds([1, 2]),
        holds([3, 4, 5]),
        holds([1, 5, 6]),
        fc.record({ price: fc.integer({ min: 0, max: 99_999 }).map(ct), isBundlePriceSum: fc.boolean() }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(...SERVICES),
        (simple, inner, middle, outer, more, amount, service) => {
          const products = [...simple, bundle(5, inner, more), bundle(6, middle), bundle(9, outer, more)];
          const totals = priceCart([item({ product: sold(products, 9), amount })], service, null);
          const [line] = totals.items;
          expect(addCents(...(line?.contents ?? []).map(({ gross }) => gross ?? expect.fail()))).toBe(
            line?.gross,
          );
          expect(addCents(...totals.taxLines.map(({ net, vat }) => addCents(net, vat)))).toBe(totals.gross);
        },
      ),
    );
  });
});

describe('contents of orders', () => {
  const shared = [
    { product: 1, name: 'Burger', amount: 1, unit: 'amount', gross: ct(683), taxRate: 10 },
    { product: 2, name: 'Cola', amount: 1, unit: 'amount', gross: ct(307), taxRate: 20 },
  ] as const;
  const before = [{ name: 'Burger', amount: 1, unit: 'amount' }] as const;

  it('are shared anew when the line costs something else', () => {
    expect(sharedAnew(shared, ct(1980)).map(({ gross }) => gross)).toEqual([1366, 614]);
    expect(sharedAnew(before, ct(1980))).toEqual(before);
  });

  it('are taxed at their rates; those from before, and other items, at the rate of the item', () => {
    const line = { gross: ct(990), taxRate: 13 };
    expect(taxedParts({ ...line, contents: shared })).toEqual([
      { gross: 683, rate: 10 },
      { gross: 307, rate: 20 },
    ]);
    const stored: OrderContent[] = [...before];
    for (const one of [line, { ...line, contents: [] }, { ...line, contents: stored }])
      expect(taxedParts(one)).toEqual([{ gross: 990, rate: 13 }]);
  });

  it('of a cart from before shares were known are still listed', () => {
    const { share: _, ...old } = bundleContent({ name: 'Burger' });
    // As it comes out of a browser's storage.
    const contents = JSON.parse(JSON.stringify([old]));
    const stored = product({ type: 'bundle', price: ct(990), contents });
    const totals = priceCart([item({ product: stored })], 'takeaway', null);
    expect(totals.taxLines).toEqual([{ rate: 10, net: 900, vat: 90 }]);
  });
});
