import { expect, it } from 'vitest';
import { invoiceNumber } from '#domain/papers/invoice-number.ts';

it.each([
  ['', 1, '2026-0001'],
  ['LINZ', 42, 'LINZ-2026-0042'],
  ['', 12_345, '2026-12345'],
])('R297 in the series %j the number %i is %s', (prefix, sequence, expected) => {
  expect(invoiceNumber({ prefix, year: 2026, sequence })).toBe(expected);
});
