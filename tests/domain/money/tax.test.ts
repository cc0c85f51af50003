import { expect, test } from 'vitest';
import { netOf, taxLines, taxMap } from '#domain/money/tax.ts';
import { ct } from '#tests/factories.ts';

test.each([
  [1100, 10, 1000],
  [1000, 10, 909],
  [1000, 20, 833],
  [1000, 0, 1000],
  [1, 20, 1],
  [1081, 8.1, 1000],
  [111, 122, 50],
])('net of %i at %f %% is %i', (gross, rate, net) => {
  expect(netOf(ct(gross), rate)).toBe(net);
});

test('one net per rate over the sum, not the sum of rounded nets', () => {
  const lines = taxLines([
    { gross: ct(5), rate: 20 },
    { gross: ct(105), rate: 10 },
    { gross: ct(5), rate: 20 },
    { gross: ct(5), rate: 20 },
  ]);
  expect(lines).toEqual([
    { rate: 10, net: 95, vat: 10 },
    { rate: 20, net: 13, vat: 2 },
  ]);
  expect(taxMap(lines)).toEqual({ '10': 10, '20': 2 });
});
