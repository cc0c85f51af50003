import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCents,
  addDecimals,
  cents,
  formatMoney,
  fromDecimal,
  roundCents,
  toDecimal,
} from '#domain/money/money.ts';

describe('rounding to cents', () => {
  test.each([
    [0.4, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-2.5, -3],
    [-0.4, 0],
    [100.49999, 100],
    [1.005 * 100, 101],
    [8.2 * 100, 820],
    [0.285 * 100, 29],
  ])('%f becomes %i, half a cent away from zero', (value, expected) => {
    expect(roundCents(value)).toBe(expected);
  });

  test('is symmetric around zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(roundCents(-value) + roundCents(value)).toBe(0);
      }),
    );
  });

  test('never yields minus zero', () => {
    expect(Object.is(roundCents(-0.1), 0)).toBe(true);
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

test('cents refuse fractions and numbers that are not finite', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => cents(value)).toThrow(RangeError);
  }
});

test('JSON decimals and cents are two views of the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
      expect(fromDecimal(toDecimal(cents(value)))).toBe(value);
    }),
  );
});

test('addDecimals adds currency units without binary noise', () => {
  expect(addDecimals()).toBe(0);
  expect(addDecimals(0.1, 0.2)).toBe(0.3);
  expect(addDecimals(1.1, 2.2, -3.3)).toBe(0);
});

test('addCents adds and is zero for nothing', () => {
  expect(addCents()).toBe(0);
  expect(addCents(cents(10), cents(-3), cents(5))).toBe(12);
});

test.each([
  [123456, 'EUR', '1.234,56 €'],
  [0, 'EUR', '0,00 €'],
  [-50, 'EUR', '-0,50 €'],
  [990, 'CHF', '9,90 CHF'],
])('%i %s reads %s', (value, currency, expected) => {
  expect(formatMoney(cents(value), currency).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('money is written as Intl writes it', () => {
  for (const currency of ['EUR', 'CHF']) {
    const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(formatMoney(cents(value), currency)).toBe(intl.format(toDecimal(cents(value))));
      }),
    );
  }
});
