import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountFault,
  canDecrease,
  canIncrease,
  clampAmount,
  convertToUnit,
  decrease,
  formatAmount,
  increase,
  largestAmount,
  limitsFor,
  MAXIMUM_AMOUNT,
  parseAmount,
  ratioFor,
  unitsOf,
} from '#domain/catalogue/amount.ts';
import { alternativeUnit, product } from '#tests/factories.ts';

const cheese = product({
  unit: 'kilogram',
  minimumQuantity: 0.25,
  maximumQuantity: 5,
  quantityStepSize: 0.25,
  alternativeUnits: [
    alternativeUnit({ unit: 'gram', minimumQuantity: 100, maximumQuantity: 5000, quantityStepSize: 50 }),
    alternativeUnit({ unit: 'package', ratio: 0.4 }),
    alternativeUnit({ unit: 'liter' }),
  ],
});

describe('reading what a person typed', () => {
  test.each([
    ['1', 1],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 0,25 ', 0.25],
    [',5', 0.5],
    ['5,', 5],
    ['1.234,5', 1234.5],
    ['-1', -1],
    ['', 0],
    ['abc', 0],
    ['1e3', 0],
    ['1,2,3', 0],
    ['0x10', 0],
    ['1,5 kg', 0],
    ['Infinity', 0],
    ['9'.repeat(500), 0],
  ])('%j is %f', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  test('reads back what formatAmount writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (scaled) => {
        expect(parseAmount(formatAmount(scaled / 10_000))).toBe(scaled / 10_000);
      }),
    );
  });
});

test('amounts are written in German', () => {
  expect([1, 1.5, 0.25, 1234.5, 0.12345].map(formatAmount)).toEqual(['1', '1,5', '0,25', '1234,5', '0,1235']);
  const intl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (scaled) => {
      expect(formatAmount(scaled / 10_000)).toBe(intl.format(scaled / 10_000));
    }),
  );
});

describe('ratios', () => {
  test('own unit, explicit ratio, table, and neither', () => {
    expect(ratioFor(cheese, 'kilogram')).toBe(1);
    expect(ratioFor(cheese, 'package')).toBe(0.4);
    expect(ratioFor(cheese, 'gram')).toBe(0.001);
    expect(ratioFor(cheese, 'liter')).toBeNull();
    expect(ratioFor(cheese, 'decagram')).toBeNull();
  });
  test('only units with a ratio are offered', () => {
    expect(unitsOf(cheese)).toEqual(['kilogram', 'gram', 'package']);
  });
});

describe('limits', () => {
  test('the minimum defaults to the step, or 1 without a step', () => {
    const none = { minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
    expect(limitsFor(product(none), 'amount')).toEqual({ minimum: 1, maximum: MAXIMUM_AMOUNT, step: null });
    expect(limitsFor(product({ ...none, quantityStepSize: 0.5 }), 'amount').minimum).toBe(0.5);
  });
  test('another unit without limits of its own has only the hard cap', () => {
    expect(limitsFor(cheese, 'package')).toEqual({ minimum: 0, maximum: MAXIMUM_AMOUNT, step: null });
    expect(amountFault(cheese, 'package', 0.5)).toBeNull();
    expect(amountFault(cheese, 'package', 10_000)).toBeNull();
    expect(amountFault(cheese, 'package', 10_000.0001)).toBe('amount-too-large');
  });
  test('zero and negative settings mean not set', () => {
    const odd = product({ minimumQuantity: 0, maximumQuantity: -1, quantityStepSize: 0 });
    expect(limitsFor(odd, 'amount')).toEqual({ minimum: 1, maximum: MAXIMUM_AMOUNT, step: null });
  });
});

describe('the amount input', () => {
  test.each([
    [0, 0.25],
    [-3, 0.25],
    [Number.NaN, 0.25],
    [Number.POSITIVE_INFINITY, 5],
    [0.3, 0.25],
    [0.375, 0.5],
    [0.38, 0.5],
    [99, 5],
  ])('%f kg becomes %f', (amount, expected) => {
    expect(clampAmount(cheese, 'kilogram', amount)).toBe(expected);
  });

  test('steps count from the minimum, and the last step may lie below the maximum', () => {
    const platter = product({ minimumQuantity: 3, maximumQuantity: 10, quantityStepSize: 4 });
    expect([3, 4, 5, 8, 10, 100].map((amount) => clampAmount(platter, 'amount', amount))).toEqual([
      3, 3, 7, 7, 7, 7,
    ]);
    expect(canIncrease(platter, 'amount', 7)).toBe(false);
  });

  test('buttons move one step and stop at the ends', () => {
    expect(increase(cheese, 'kilogram', 0.25)).toBe(0.5);
    expect(decrease(cheese, 'kilogram', 0.5)).toBe(0.25);
    expect(decrease(cheese, 'kilogram', 0.25)).toBe(0.25);
    expect(canDecrease(cheese, 'kilogram', 0.25)).toBe(false);
    expect(canIncrease(cheese, 'kilogram', 5)).toBe(false);
    expect(canDecrease(cheese, 'package', 1)).toBe(false);
    expect(decrease(cheese, 'package', 2)).toBe(1);
  });

  test.each([
    [0.7, 0.5],
    [0.75, 0.75],
    [99, 5],
    [0.2, 0],
    [-1, 0],
  ])('of %f kg that are left, %f can be ordered', (left, amount) => {
    expect(largestAmount(cheese, 'kilogram', left)).toBe(amount);
  });

  test('switching the unit converts and clamps again', () => {
    expect(convertToUnit(cheese, 1.5, 'kilogram', 'gram').amount).toBe(1500);
    expect(convertToUnit(cheese, 330, 'gram', 'kilogram').amount).toBe(0.25);
    expect(convertToUnit(cheese, 100, 'gram', 'kilogram')).toEqual({ wanted: 0.1, amount: 0.25 });
    expect(convertToUnit(cheese, 5000, 'gram', 'package').amount).toBe(12.5);
  });
});

describe('the amount of an order', () => {
  test.each([-1, 0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'A2 %f is refused',
    (amount) => {
      expect(amountFault(cheese, 'kilogram', amount)).toBe('amount-invalid');
    },
  );
  test.each([
    [0.0000001, 'amount-invalid'],
    [1.00001, 'amount-invalid'],
    [1e308, 'amount-too-large'],
    [0.2, 'amount-too-small'],
    [5.25, 'amount-too-large'],
  ])('A2 %f is refused as %s', (amount, code) => {
    expect(amountFault(cheese, 'kilogram', amount)).toBe(code);
  });
  test('A3 amounts off the step and foreign units are refused, never rounded', () => {
    expect(amountFault(cheese, 'kilogram', 0.37)).toBe('amount-off-step');
    expect(amountFault(cheese, 'gram', 120)).toBe('amount-off-step');
    expect(amountFault(cheese, 'liter', 1)).toBe('unit-invalid');
    expect(amountFault(cheese, 'amount', 1)).toBe('unit-invalid');
  });
  test('floating-point noise is not a fault', () => {
    const thirds = product({
      unit: 'kilogram',
      minimumQuantity: 0.1,
      quantityStepSize: 0.1,
      maximumQuantity: null,
    });
    expect(amountFault(thirds, 'kilogram', 0.1 + 0.2)).toBeNull();
    expect(amountFault(thirds, 'kilogram', 0.7)).toBeNull();
    expect(amountFault(thirds, 'kilogram', 1.1)).toBeNull();
  });
});

const limits = fc
  .record({
    minimum: fc.option(fc.integer({ min: 1, max: 50_000 })),
    step: fc.option(fc.integer({ min: 1, max: 50_000 })),
    room: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  })
  .map(({ minimum, step, room }) => {
    const least = minimum ?? step ?? 10_000;
    return product({
      minimumQuantity: minimum === null ? null : minimum / 10_000,
      quantityStepSize: step === null ? null : step / 10_000,
      maximumQuantity: room === null ? null : (least + room) / 10_000,
    });
  });
const typed = fc.oneof(fc.double(), fc.integer({ min: -10, max: 20_000 }), fc.double({ min: 0, max: 100 }));

test('a clamped amount is orderable, and clamping it again changes nothing', () => {
  fc.assert(
    fc.property(limits, typed, (of, amount) => {
      const clamped = clampAmount(of, 'amount', amount);
      expect(amountFault(of, 'amount', clamped)).toBeNull();
      expect(clampAmount(of, 'amount', clamped)).toBe(clamped);
    }),
    { numRuns: 1000 },
  );
});

test('an orderable amount is left alone by the input', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 200_000 }), (of, scaled) => {
      fc.pre(amountFault(of, 'amount', scaled / 10_000) === null);
      expect(clampAmount(of, 'amount', scaled / 10_000)).toBe(scaled / 10_000);
    }),
  );
});

test('increase and decrease stay orderable', () => {
  fc.assert(
    fc.property(limits, typed, (of, amount) => {
      const clamped = clampAmount(of, 'amount', amount);
      expect(amountFault(of, 'amount', increase(of, 'amount', clamped))).toBeNull();
      expect(amountFault(of, 'amount', decrease(of, 'amount', clamped))).toBeNull();
    }),
  );
});
