import { expect, it } from 'vitest';
import { ACCOUNT_FIELDS, ACCOUNT_METHODS } from '#domain/payment/account-fields.ts';
import { METHODS } from '#domain/payment-methods/index.ts';

it('every online method that owners switch on has an account, and no other has', () => {
  const online = METHODS.filter(({ isOnline, switches }) => isOnline && switches).map(({ code }) => code);
  expect(ACCOUNT_METHODS.toSorted()).toEqual(online.toSorted());
});

it.each(ACCOUNT_METHODS.flatMap((method) => ACCOUNT_FIELDS[method].map((field) => [method, field] as const)))(
  '%s: $name is explained, and takes nothing with spaces or a line break around it',
  (_method, { label, hint, pattern }) => {
    expect(label).not.toBe('');
    expect(hint).not.toBe('');
    for (const pasted of ['', ' ', '12345678901234567890 ', 'abcdefabcdefabcdefabcdefabcdefab\n'])
      expect(pattern.test(pasted), JSON.stringify(pasted)).toBe(false);
  },
);
