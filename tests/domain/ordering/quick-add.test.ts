import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { UNIT_IDS } from '#domain/money/units.ts';
import { isItemValid } from '#domain/ordering/item.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { amountInCart, newestLine, quickItem } from '#domain/ordering/quick-add.ts';
import { alternativeUnit, configurable, item, option, part, product } from '#tests/factories.ts';

const kilogram: Partial<Product> = { unit: 'kilogram', minimumQuantity: 0.1, quantityStepSize: 0.1 };
const inDecagrams = [alternativeUnit({ unit: 'decagram', minimumQuantity: 10, quantityStepSize: 5 })];

describe('one tap (R149)', () => {
  test.each<[string, Product, [number, string] | null]>([
    ['a piece', product(), [1, 'amount']],
    ['a package', product({ unit: 'package' }), [1, 'package']],
    ['a serving', product({ unit: 'serving' }), [1, 'serving']],
    ['persons are asked for', product({ unit: 'person' }), null],
    ['several at least are a surprise', product({ minimumQuantity: 10 }), null],
    ['several as usual are not', product({ defaultQuantity: 10, defaultUnit: 'amount' }), [10, 'amount']],
    ['a weight is asked for', product(kilogram), null],
    [
      'unless one is usual',
      product({ ...kilogram, alternativeUnits: inDecagrams, defaultQuantity: 15, defaultUnit: 'decagram' }),
      [15, 'decagram'],
    ],
    [
      'a usual unit that is not sold',
      product({ ...kilogram, defaultQuantity: 2, defaultUnit: 'liter' }),
      null,
    ],
    ['pieces or kilograms', product({ alternativeUnits: [alternativeUnit({ unit: 'kilogram' })] }), null],
    ['steps', configurable([part({ options: [option('Semmel')] })]), null],
    ['optional steps', configurable([part({ type: 'text', optional: true })]), null],
    [
      'a bundle',
      product({ type: 'bundle', bundleItems: [{ product: { id: 2 }, amount: 1 }] }),
      [1, 'amount'],
    ],
    ['limits that nothing fits', product({ minimumQuantity: 1, maximumQuantity: 0.5 }), null],
  ])('%s', (_name, of, expected) => {
    const quick = quickItem(of);
    expect(quick && [quick.amount, quick.unit]).toEqual(expected);
  });

  it('adds what the opened product would, and only what can be ordered', () => {
    const quantity = fc.option(fc.constantFrom(0.1, 0.5, 1, 2, 5, 100));
    const anyProduct = fc
      .record({
        unit: fc.constantFrom(...UNIT_IDS),
        minimumQuantity: quantity,
        maximumQuantity: quantity,
        quantityStepSize: quantity,
        defaultQuantity: quantity,
        defaultUnit: fc.option(fc.constantFrom(...UNIT_IDS)),
      })
      .map((fields) => product(fields));
    fc.assert(
      fc.property(anyProduct, (of) => {
        const quick = quickItem(of);
        if (!quick) return;
        expect(isItemValid(quick)).toBe(true);
        expect(quick).toEqual(newItem(of));
      }),
    );
  });
});

describe('further taps', () => {
  const one = product();
  const other = product({ id: 2 });
  const lines = [
    item({ product: one, amount: 2 }),
    item({ product: other }),
    item({ product: one, amount: 0.1 }),
    item({ product: one, amount: 0.2 }),
    item({ product: one, unit: 'kilogram', amount: 5 }),
  ];

  it('count all equal lines, each of which stays one of its own', () => {
    expect(amountInCart(lines, item({ product: one }))).toBe(2.3);
    expect(amountInCart(lines, item({ product: other }))).toBe(1);
    expect(amountInCart(lines, item({ product: product({ id: 3 }) }))).toBe(0);
  });

  it('go to the newest', () => {
    expect(newestLine(lines, item({ product: one }))).toBe(3);
    expect(newestLine(lines, item({ product: product({ id: 3 }) }))).toBe(-1);
  });

  it('leave a line with answers alone', () => {
    const answered = item({ product: configurable([part()]), parts: ['Semmel'] });
    expect(newestLine([answered], { ...answered, parts: [] })).toBe(-1);
  });
});
