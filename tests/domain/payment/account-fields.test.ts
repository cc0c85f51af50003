import { expect, it } from 'vitest';
import { ACCOUNT_FIELDS, ACCOUNT_METHODS } from '#domain/payment/account-fields.ts';
import { methodOf } from '#domain/payment-methods/index.ts';

it.each(ACCOUNT_METHODS)('R307 %s is paid online, and says what an account consists of', (method) => {
  expect(methodOf(method)?.isOnline).toBe(true);
  for (const { name, label, hint } of ACCOUNT_FIELDS[method]) {
    expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect([label, hint]).not.toContain('');
  }
});

it.each([
  ['mollie', 0, `live_${'a'.repeat(30)}`, true],
  ['mollie', 0, `test_${'a'.repeat(30)}`, true],
  ['mollie', 0, `access_${'a'.repeat(30)}`, false],
  ['mollie', 0, `live_${'a'.repeat(30)} `, false],
  ['datatrans', 0, '1100004450', true],
  ['datatrans', 0, 'Theke', false],
  ['datatrans', 1, 'geheim mit Leerzeichen', false],
  ['datatrans', 2, 'ab12'.repeat(16), true],
  ['datatrans', 2, 'zz12'.repeat(16), false],
] as const)('R307 %s, field %i: %s looks right: %s', (method, index, value, isRight) => {
  expect(ACCOUNT_FIELDS[method][index]?.pattern.test(value)).toBe(isRight);
});
