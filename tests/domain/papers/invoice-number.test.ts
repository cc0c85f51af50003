import { expect, it } from 'vitest';
import { invoiceNumber, isInvoicePrefix } from '#domain/papers/invoice-number.ts';

it.each([
  ['', 1, '2026-0001'],
  ['LINZ', 42, 'LINZ-2026-0042'],
  ['', 12_345, '2026-12345'],
])('R297 in the series %j the number %i is %s', (prefix, sequence, expected) => {
  expect(invoiceNumber({ prefix, year: 2026, sequence })).toBe(expected);
});

it.each([
  ['', true],
  ['LINZ2', true],
  ['linz', false],
  ['L-1', false],
  ['ÖFFI', false],
  ['ABCDEFGHIJKLM', false],
])('R297 %j as a prefix: %s', (prefix, expected) => {
  expect(isInvoicePrefix(prefix)).toBe(expected);
});
