import { expect, test } from 'vitest';
import { cleanVatNumber, isShopVatNumber, isVatNumber } from '#domain/contact/vat-number.ts';

test.each([
  'ATU12345678',
  'atu 1234 5678',
  'DE123456789',
  'CHE-123.456.789 MWST',
  'CHE123456789',
  '50123',
  'LI50123',
  'IT12345678901',
  'NL123456789B01',
])('%s is plausible', (text) => {
  expect(isVatNumber(text)).toBe(true);
});

test.each([
  '',
  'garbage',
  'AT12345678',
  'ATU1234567',
  'ATU123456789',
  'DE12345678',
  'CHE12345',
  'US123456789',
  "ATU1234567'",
  '<script>',
  'A'.repeat(5000),
  'ATU12345678\u0000',
])('A18 %j is not', (text) => {
  expect(isVatNumber(text)).toBe(false);
});

test.each([
  ['ATU12345678', true],
  ['DE123456789', true],
  ['CHE-123.456.789 MWST', true],
  ['LI 50123', true],
  ['50123', true],
  ['IT12345678901', false],
  ['ATU1234567', false],
  ['12/345/6789', false],
])('%s as that of a shop: %s', (text, isPlausible) => {
  expect(isShopVatNumber(text)).toBe(isPlausible);
});

test('is stored without separators', () => {
  expect(cleanVatNumber(' che-123.456.789 mwst ')).toBe('CHE123456789MWST');
});
