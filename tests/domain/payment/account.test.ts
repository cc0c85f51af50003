import { expect, it } from 'vitest';
import { accountFaults, accountHint, isTestAccount } from '#domain/payment/account.ts';

const KEY = `live_${'aB3'.repeat(10)}`;
const DATATRANS = { merchantId: '1100004450', password: 'Ie9fzB7H!vcXdPmt', signKey: 'ab12'.repeat(16) };

it.each<[Parameters<typeof accountFaults>[0], Record<string, string>, string[]]>([
  ['mollie', { apiKey: KEY }, []],
  ['mollie', {}, ['apiKey required']],
  ['mollie', { apiKey: 'live_abc' }, ['apiKey payment-account-value-invalid']],
  ['mollie', { apiKey: KEY, password: 'x' }, ['password unknown-field']],
  ['datatrans', DATATRANS, []],
  ['datatrans', { ...DATATRANS, merchantId: 'abc' }, ['merchantId payment-account-value-invalid']],
  ['datatrans', { merchantId: '1100004450' }, ['password required', 'signKey required']],
])('R307 %s with %j: %j', (method, values, expected) => {
  expect(accountFaults(method, values).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

it('R307 an account is recognized by its kind and its last characters, and by nothing that opens it', () => {
  expect(accountHint('mollie', { apiKey: KEY })).toBe('live_…3aB3');
  expect(accountHint('datatrans', DATATRANS)).toBe('…4450');
  expect(isTestAccount({ hint: accountHint('mollie', { apiKey: `test_${'a'.repeat(30)}` }) })).toBe(true);
  expect(isTestAccount({ hint: accountHint('mollie', { apiKey: KEY }) })).toBe(false);
});
