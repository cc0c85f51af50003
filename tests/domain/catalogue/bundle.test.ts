import { describe, expect, it } from 'vitest';
import { cyclicPartIndexes, withBundlePrices, withBundles } from '#domain/catalogue/bundle.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ct, product } from '#tests/factories.ts';

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

/** A bundle of [product, amount]. */
function bundle(
  id: number,
  holds: readonly (readonly [number, number])[],
  more: Partial<Product> = {},
): Product {
  const bundleItems = holds.map(([part, amount]) => ({ product: { id: part }, amount }));
  return product({ id, name: `Paket ${id}`, type: 'bundle', allergens: '', bundleItems, ...more });
}
const sold = (products: readonly Product[], id: number) =>
  withBundles(products).find((one) => one.id === id) ?? expect.fail(`no product ${id}`);
const wheat = product({ id: 1, name: 'Semmel', allergens: 'A (Weizen)', price: ct(75) });
const rye = product({ id: 2, name: 'Hauslaib', allergens: 'G, A (Roggen)', price: ct(590) });
const wine = product({ id: 3, name: 'Wein', allergens: 'O, kann Spuren von Ei enthalten', price: ct(333) });

describe('what a bundle holds', () => {
  it('is the name and the amount of every part, in the unit of the part', () => {
    const byWeight = product({ id: 4, name: 'Bergkäse', unit: 'kilogram' });
    expect(
      sold(
        [
          wheat,
          byWeight,
          bundle(9, [
            [1, 2],
            [4, 0.25],
          ]),
        ],
        9,
      ).contents,
    ).toMatchObject([
      { name: 'Semmel', amount: 2, unit: 'amount' },
      { name: 'Bergkäse', amount: 0.25, unit: 'kilogram' },
    ]);
  });

  it('expands nested bundles and adds up what several of them contain', () => {
    const products = [
      wheat,
      rye,
      bundle(8, [
        [1, 2],
        [2, 0.1],
      ]),
      bundle(9, [
        [8, 3],
        [1, 1],
      ]),
    ];
    expect(sold(products, 9).contents).toMatchObject([
      { name: 'Semmel', amount: 7, unit: 'amount' },
      // 3 x 0.1 without floating-point noise.
      { name: 'Hauslaib', amount: 0.3, unit: 'amount' },
    ]);
  });

  it('lists a bundle without parts as itself, and leaves out a part that is gone', () => {
    expect(
      sold(
        [
          bundle(8, []),
          bundle(9, [
            [8, 1],
            [99, 1],
          ]),
        ],
        9,
      ).contents,
    ).toMatchObject([{ name: 'Paket 8', amount: 1, unit: 'amount' }]);
  });

  it('is not set on any other product', () => {
    const simple = { ...bundle(9, [[1, 1]], { allergens: 'G' }), type: 'simple' as const };
    expect(withBundles([wheat, simple, bundle(8, [])])).toEqual([wheat, simple, bundle(8, [])]);
  });

  it('includes the allergens of everything in it, at any depth, and its own', () => {
    const products = [
      wheat,
      rye,
      wine,
      bundle(
        8,
        [
          [2, 1],
          [3, 1],
        ],
        { allergens: 'm' },
      ),
      bundle(9, [
        [1, 1],
        [8, 1],
      ]),
    ];
    expect(sold(products, 9).allergens).toBe('A (Weizen, Roggen), G, M, O, kann Spuren von Ei enthalten');
  });
});

describe('a bundle whose parts are unavailable', () => {
  it('is sold out where any of them is, at any depth', () => {
    const products = [
      { ...wheat, soldOut: [{ id: 2 }] },
      bundle(8, [[1, 1]], { soldOut: [{ id: 3 }] }),
      bundle(9, [[8, 1]], { soldOut: [{ id: 1 }, { id: 2 }] }),
    ];
    expect(sold(products, 9).soldOut).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('is switched off with any of them, but may contain parts that are not public', () => {
    const products = (part: Partial<Product>) => [
      { ...wheat, ...part },
      bundle(8, [[1, 1]]),
      bundle(9, [[8, 1]]),
    ];
    expect(sold(products({ isEnabled: false }), 9).isEnabled).toBe(false);
    expect(sold(products({ isPublic: false }), 9)).toMatchObject({ isEnabled: true, isPublic: true });
  });
});

describe('a sum', () => {
  it('within a sum is right, whatever their order', () => {
    const inner = bundle(8, [[1, 2]], { isBundlePriceSum: true, price: ct(1) });
    const outer = bundle(
      9,
      [
        [8, 3],
        [2, 1],
      ],
      { isBundlePriceSum: true, price: ct(2) },
    );
    for (const products of [
      [wheat, rye, inner, outer],
      [outer, inner, rye, wheat],
    ])
      expect(sold(products, 9).price).toBe(3 * 150 + 590);
  });

  it('rounds half cents like every line: away from zero, without floating-point noise', () => {
    const hundred = product({ id: 1, price: ct(1_005) });
    // 1005 x 0.7 is 703.4999... in binary.
    expect(sold([hundred, bundle(9, [[1, 0.7]], { isBundlePriceSum: true })], 9).price).toBe(704);
    expect(
      sold(
        [
          wheat,
          bundle(
            9,
            [
              [1, 0.5],
              [1, 0.5],
            ],
            { isBundlePriceSum: true },
          ),
        ],
        9,
      ).price,
    ).toBe(76);
  });
});

describe('a bundle that holds itself', () => {
  const products = [wheat, bundle(7, [[1, 1]]), bundle(8, [[7, 1]]), bundle(9, [[8, 1]])];
  it('is found at the parts that lead back, even through several bundles', () => {
    const changed = bundle(7, [
      [1, 1],
      [9, 1],
      [7, 1],
      [8, 1],
    ]);
    expect(cyclicPartIndexes(changed, products).map(({ index, part }) => [index, part.id])).toEqual([
      [1, 9],
      [2, 7],
      [3, 8],
    ]);
  });

  it('is not one that merely appears in several places', () => {
    expect(
      cyclicPartIndexes(
        bundle(9, [
          [7, 1],
          [8, 1],
        ]),
        products,
      ),
    ).toEqual([]);
    expect(cyclicPartIndexes({ ...bundle(7, [[9, 1]]), type: 'simple' }, products)).toEqual([]);
  });

  it('in data from before this was refused does not recurse for ever', () => {
    const more = { isBundlePriceSum: true, price: ct(100) };
    const cycle = [
      bundle(
        8,
        [
          [9, 2],
          [1, 1],
        ],
        more,
      ),
      bundle(
        9,
        [
          [8, 2],
          [9, 1],
        ],
        more,
      ),
      wheat,
    ];
    for (const { contents, price } of withBundles(cycle).slice(0, 2)) {
      expect(contents?.length).toBeGreaterThan(0);
      expect(Number.isSafeInteger(price)).toBe(true);
    }
  });

  it('many layers of many parts are counted, not walked one by one', () => {
    const layers = Array.from({ length: 12 }, (_, layer) =>
      Array.from({ length: 10 }, (_, place) =>
        bundle(
          100 * layer + place,
          Array.from(
            { length: 10 },
            (_, next) => [layer === 11 ? 5_000 : 100 * (layer + 1) + next, 1] as const,
          ),
          { isBundlePriceSum: true },
        ),
      ),
    ).flat();
    const crumb = product({ id: 5_000, name: 'Brösel', price: ct(0) });
    expect(sold([...layers, crumb], 1_000).contents).toMatchObject([
      { name: 'Brösel', amount: 100, unit: 'amount' },
    ]);
    expect(sold([...layers, crumb], 0).contents).toHaveLength(1);
  });
});
