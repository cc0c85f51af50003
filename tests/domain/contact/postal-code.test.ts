import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, type Country } from '#domain/contact/country.ts';
import {
  POSTAL_CODE_DIGITS,
  postalCode,
  sharePostalCodes,
  splitPostalCodes,
} from '#domain/contact/postal-code.ts';

describe('a postcode as people type it', () => {
  test.each<[string, Country, string | null]>([
    ['4040', 'AT', '4040'],
    [' 4040 ', 'AT', '4040'],
    ['A-4040', 'AT', '4040'],
    ['at 4040', 'AT', '4040'],
    ['0404', 'AT', null],
    ['404', 'AT', null],
    ['40400', 'AT', null],
    ['4040 Linz', 'AT', null],
    ['', 'AT', null],
    ['٤٠٤٠', 'AT', null],
    ['01067', 'DE', '01067'],
    ['D-10115', 'DE', '10115'],
    ['1011', 'DE', null],
    ['8001', 'CH', '8001'],
    ['FL-9490', 'LI', '9490'],
    ['CH', 'CH', null],
  ])('%j in %s is %j', (text, country, expected) => {
    expect(postalCode(text, country)).toBe(expected);
  });
});

test('what was read once reads the same again, and has the digits of the country', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }).map((list) => list.join(''));
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), fc.constantFrom(...COUNTRIES), (text, country) => {
      const code = postalCode(text, country);
      if (code === null) return;
      expect(postalCode(code, country)).toBe(code);
      expect(code).toMatch(/^\d+$/);
      expect(code).toHaveLength(POSTAL_CODE_DIGITS[country]);
    }),
  );
});

test('a pasted list is split whatever separates it', () => {
  expect(splitPostalCodes(' 4040, 4020;4030\n4010\t ')).toEqual(['4040', '4020', '4030', '4010']);
  expect(splitPostalCodes(' ,; ')).toEqual([]);
});

test('only Switzerland and Liechtenstein number their places together', () => {
  expect(sharePostalCodes('CH', 'LI')).toBe(true);
  expect(sharePostalCodes('AT', 'AT')).toBe(true);
  expect(sharePostalCodes('AT', 'CH')).toBe(false);
  expect(sharePostalCodes('DE', 'AT')).toBe(false);
});
