import { expect, test } from 'vitest';
import { COUNTRIES, DEFAULT_COUNTRY } from '#domain/contact/country.ts';

test('R71 the form offers four countries, and Austria first of all', () => {
  expect(COUNTRIES).toEqual(['DE', 'LI', 'AT', 'CH']);
  expect(DEFAULT_COUNTRY).toBe('AT');
});
