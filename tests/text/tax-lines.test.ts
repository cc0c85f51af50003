import { expect, test } from 'vitest';
import { taxLineName } from '#text/tax-lines.ts';

test('a tax line is named by its rate, in German number format', () => {
  expect([10, 20, 2.6, 0].map(taxLineName)).toEqual([
    'Mehrwertsteuer (10%)',
    'Mehrwertsteuer (20%)',
    'Mehrwertsteuer (2,6%)',
    'Mehrwertsteuer (0%)',
  ]);
});
