import { expect, it } from 'vitest';
import { smsNumber } from '#adapters/sms/sms-number.ts';

it.each([
  ['0664 1234567', 'AT', '+436641234567'],
  ['+43 664 123 45 67', 'DE', '+436641234567'],
  ['+43 (0) 664/1234567', 'AT', '+436641234567'],
  ['0043-664-1234567', 'AT', '+436641234567'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['(0151) 123-45678', 'DE', '+4915112345678'],
  ['078 123 45 67', 'CH', '+41781234567'],
  ['+41 (0)78 123 45 67', 'AT', '+41781234567'],
  ['790 12 34', 'LI', '+4237901234'],
  ['00423 790 12 34', 'CH', '+4237901234'],
  // A range of which the library does not know yet, or no longer, may well receive SMS.
  ['+423 660 12 34', 'LI', '+4236601234'],
] as const)('R290 %s in %s is %s', (phone, country, number) => {
  expect(smsNumber(phone, country)).toBe(number);
});

it.each([
  ['landline in Vienna', '+43 1 5123456', 'AT'],
  ['landline in Dornbirn', '05572 12345', 'AT'],
  ['landline in Berlin', '030 12345678', 'DE'],
  ['landline in Zurich', '044 668 18 00', 'CH'],
  ['landline in Vaduz', '237 60 00', 'LI'],
  ['free of charge', '0800 123456', 'AT'],
  ['too short', '12', 'AT'],
  ['extension', '0664 1234567 ext. 12', 'AT'],
  ['words', 'bitte nicht', 'AT'],
  ['nothing', '', 'AT'],
] as const)('R290 %s gets no SMS', (_case, phone, country) => {
  expect(smsNumber(phone, country)).toBeNull();
});
