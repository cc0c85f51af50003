import { describe, expect, it } from 'vitest';
import { stockAfter, stockFaults, stockGaps } from '#domain/ordering/stock.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import { branch, configurable, item, option, part, product } from '#tests/factories.ts';

const roll = product({ id: 1, name: 'Semmel' });
const box = product({
  id: 3,
  name: 'Box',
  type: 'bundle',
  bundleItems: [{ product: { id: 1 }, amount: 2 }],
});
const snack = configurable([part({ options: [option('Avocado'), option('Ei')], optional: true })]);
const products = [roll, snack, box];
const few = (left: number | null, thing: Partial<Shortage> = {}): Shortage => ({
  product: 1,
  option: '',
  until: null,
  left,
  ...thing,
});
const asked = (shortages: Shortage[], ...items: ReturnType<typeof item>[]) => ({
  branch: branch({ shortages }),
  products,
  items,
});

describe('R232 a number left', () => {
  it.each([
    ['as many as there are', [item({ product: roll, amount: 3 })], []],
    ['one too many', [item({ product: roll, amount: 4 })], ['items.0.amount']],
    [
      'too many in two lines',
      [item({ product: roll, amount: 2 }), item({ product: roll, amount: 2 })],
      ['items.1.amount'],
    ],
    ['too many within a bundle', [item({ product: box, amount: 2 })], ['items.0.amount']],
    ['one bundle', [item({ product: box, amount: 1 })], []],
  ])('%s', (_name, items, fields) => {
    const faults = stockFaults(asked([few(3)], ...items));
    expect(faults.map(({ field }) => field)).toEqual(fields);
    if (faults[0])
      expect(faults[0]).toMatchObject({ code: 'product-few-left', params: { product: 'Semmel', left: 3 } });
  });

  it('counts down with each order, never below zero', () => {
    expect(stockAfter(asked([few(3)], item({ product: roll, amount: 2 })))).toEqual([few(1)]);
    expect(stockAfter(asked([few(3)], item({ product: box, amount: 1 })))).toEqual([few(1)]);
    expect(stockAfter(asked([few(1)], item({ product: roll, amount: 2 })))).toEqual([few(0)]);
  });

  it('ignores everything that is not counted', () => {
    expect(stockAfter(asked([few(3)], item({ product: snack })))).toBeNull();
    expect(stockAfter(asked([], item({ product: roll })))).toBeNull();
    expect(stockAfter(asked([few(null, { until: 'x' })], item({ product: roll })))).toBeNull();
    expect(stockFaults(asked([few(null)], item({ product: roll })))).toEqual([]);
  });

  it('works for options, once per unit', () => {
    const avocado = few(2, { product: null, option: 'Avocado' });
    const wanted = (amount: number) => item({ product: snack, amount, parts: ['Avocado'] });
    expect(stockFaults(asked([avocado], wanted(2)))).toEqual([]);
    expect(stockFaults(asked([avocado], wanted(3)))).toHaveLength(1);
    expect(stockAfter(asked([avocado], wanted(2)))).toEqual([{ ...avocado, left: 0 }]);
    expect(stockFaults(asked([{ ...avocado, left: 0 }], wanted(1)))).toMatchObject([
      { code: 'option-sold-out', field: 'items.0.parts.0' },
    ]);
  });
});

describe('R231 an option that is sold out', () => {
  const gone = few(null, { product: null, option: 'Avocado' });

  it('is refused wherever it is chosen, others are not', () => {
    expect(stockFaults(asked([gone], item({ product: snack, parts: ['Avocado'] })))).toEqual([
      { code: 'option-sold-out', field: 'items.0.parts.0', params: { option: 'Avocado' } },
    ]);
    expect(stockFaults(asked([gone], item({ product: snack, parts: ['Ei'] })))).toEqual([]);
    expect(stockFaults(asked([gone], item({ product: snack })))).toEqual([]);
  });
});

describe('what is asked about a cart before it can be ordered', () => {
  const gone = few(null, { product: null, option: 'Avocado' });
  const both = configurable([
    part({ name: 'Brot', options: [option('Semmel')] }),
    part({ name: 'Dazu', type: 'multiselect', options: [option('Avocado'), option('Ei')], optional: true }),
  ]);

  it('R231 names each option that is sold out, and its step', () => {
    const eggs = few(null, { product: null, option: 'Ei' });
    const wanted = item({ product: both, parts: ['Semmel', ['Avocado', 'Ei']] });
    expect(stockGaps(asked([gone, eggs], item({ product: roll }), wanted))).toEqual([
      [],
      [
        { kind: 'option-gone', step: 1, option: 'Avocado' },
        { kind: 'option-gone', step: 1, option: 'Ei' },
      ],
    ]);
  });

  it.each([
    ['what is left', [item({ product: roll, amount: 5 })], [3]],
    [
      'what the lines before leave over',
      [item({ product: roll, amount: 2 }), item({ product: roll, amount: 4 })],
      [null, 1],
    ],
    [
      'nothing where those before take it all',
      [item({ product: roll, amount: 3 }), item({ product: roll })],
      [null, 0],
    ],
    ['as many bundles as there are parts for', [item({ product: box, amount: 2 })], [1]],
    [
      'nothing below the smallest amount',
      [item({ product: { ...roll, minimumQuantity: 4 }, amount: 4 })],
      [0],
    ],
  ])('R232 offers %s', (_name, items, fits) => {
    const offered = stockGaps(asked([few(3)], ...items)).map(([gap]) =>
      gap?.kind === 'few-left' ? gap.fits : null,
    );
    expect(offered).toEqual(fits);
  });

  it('R232 says of what, and for an option where it was chosen', () => {
    const two = few(2, { product: null, option: 'Avocado' });
    const wanted = item({ product: both, amount: 3, parts: ['Semmel', ['Avocado']] });
    expect(stockGaps(asked([two], wanted))).toEqual([
      [{ kind: 'few-left', thing: 'Avocado', unit: 'amount', left: 2, fits: 2, step: 1 }],
    ]);
  });

  it('is nothing where the branch has everything', () => {
    expect(stockGaps(asked([], item({ product: roll }), item({ product: snack })))).toEqual([[], []]);
  });
});
