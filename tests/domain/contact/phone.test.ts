import { expect, test } from 'vitest';
import { COUNTRIES, type Country } from '#domain/contact/country.ts';
import {
  cleanPhone,
  formatPhone,
  isPhone,
  PHONE_EXAMPLES,
  phoneWhileTyping,
  suggestedPhone,
} from '#domain/contact/phone.ts';

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
  '+43 (0) 664 1234567',
  '0049 (0)151 12345678',
  '+41 078 123 45 67',
  '+4230123456',
])('A17 %j is not a number', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('the example of every country is a number', () => {
  for (const country of COUNTRIES) expect(isPhone(PHONE_EXAMPLES[country])).toBe(true);
});

test.each<[Country, string, string | null]>([
  ['AT', '0664 1234567', '+43 664 1234567'],
  ['AT', '06641234567', '+43 664 1234567'],
  ['AT', '0664/123 45 67', '+43 664 1234567'],
  ['AT', '01 5123456', '+43 15123456'],
  ['AT', '05572 12345', '+43 557212345'],
  ['DE', '0151 12345678', '+49 151 12345678'],
  ['DE', '030 1234567', '+49 301234567'],
  ['CH', '078 123 45 67', '+41 78 1234567'],
  ['LI', '660 12 34', '+423 6601234'],
  ['AT', '+43 (0) 664 1234567', '+43 664 1234567'],
  ['AT', '0043 (0)664 1234567', '+43 664 1234567'],
  ['CH', '+43 0664 1234567', '+43 664 1234567'],
  ['AT', '+49 (0)151 12345678', '+49 151 12345678'],
  ['AT', '+0664 1234567', '+43 664 1234567'],
  ['AT', '43 664 1234567', '+43 664 1234567'],
  ['AT', '43 (0) 664 1234567', '+43 664 1234567'],
  ['LI', '423 660 1234', '+423 6601234'],
  // Right already, or nothing can be said.
  ['AT', '+43 664 1234567', null],
  ['AT', '0039 06 1234567', null],
  ['AT', '664 1234567', null],
  ['AT', '0664', null],
  ['AT', '0', null],
  ['AT', '', null],
  ['LI', '0660 1234', null],
])('in %s %j probably means %j', (country, typed, meant) => {
  const number = suggestedPhone(typed, country);
  expect(number && formatPhone(number)).toBe(meant);
  if (number) expect(isPhone(number)).toBe(true);
});
