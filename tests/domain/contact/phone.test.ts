import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/contact/country.ts';
import { cleanPhone, isPhone, PHONE_EXAMPLES, phoneWhileTyping } from '#domain/contact/phone.ts';

test('while typing only digits, plus and space are kept', () => {
  expect(phoneWhileTyping('+43 (0)664/12-34x')).toBe('+43 06641234');
});

test.each([
  ['0043 664 1234567', '+436641234567'],
  ['+43 664 1234567', '+436641234567'],
  ['0664 1234567', '06641234567'],
  ['\u202a+43 664 1234567\u202c', '+436641234567'],
  ['abc', ''],
])('on change %j becomes %j', (text, expected) => {
  expect(cleanPhone(text)).toBe(expected);
});

test.each(['+436641234567', '+43 664 123 45 67', '0043 664 1234567', '+49 (151) 1234-5678', '+423/660.1234'])(
  '%s is a number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each([
  '',
  '06641234567',
  '+',
  '+43',
  '+43x6641234567',
  'abc',
  '+43+6641234567',
  '+0664123456',
  `+${'1'.repeat(16)}`,
  '1'.repeat(1000),
  '+4366412\u001b34567',
])('A17 %j is not a number', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('the example of every country is a number', () => {
  for (const country of COUNTRIES) expect(isPhone(PHONE_EXAMPLES[country])).toBe(true);
});
