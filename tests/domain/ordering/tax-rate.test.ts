import { describe, expect, test } from 'vitest';
import { taxRateOf } from '#domain/ordering/tax-rate.ts';
import { product } from '#tests/factories.ts';

describe('the tax rate', () => {
  test.each([
    ['takeaway', 5],
    ['dineIn', 20],
    ['delivery', 10],
  ] as const)('%s has its own rate: %i', (service, rate) => {
    expect(taxRateOf(product({ tax: 10, takeawayTax: 5, dineInTax: 20 }), service)).toBe(rate);
  });

  test('a missing rate falls back to tax, a rate of 0 does not', () => {
    expect(taxRateOf(product({ tax: 10 }), 'takeaway')).toBe(10);
    expect(taxRateOf(product({ tax: 10 }), 'dineIn')).toBe(10);
    expect(taxRateOf(product({ tax: 10, takeawayTax: 0 }), 'takeaway')).toBe(0);
  });
});
