import { expect, it } from 'vitest';
import { codeFault, codeOf, voucherOf, writtenCode } from '#domain/order/payments/voucher-code.ts';

it.each([
  [null, null],
  ['', null],
  ['  ', null],
  [' hyd 2026 77ab ', 'HYD202677AB'],
  ['hyd–2026—77', 'HYD-2026-77'],
])('R319 %j is stored as %j', (typed, stored) => {
  expect(writtenCode(typed)).toBe(stored);
});

it.each([
  ['ABC123', true],
  ['hyd-2026-0077', true],
  ['A'.repeat(24), true],
  ['1234 5678 9012', true],
  ['ABC12', false],
  ['A'.repeat(25), false],
  ['-ABC123', false],
  ['ABC123-', false],
  ['ABC--123', false],
  ['ABC_123', false],
  ['GUTSCHÖN', false],
  ['50 €', false],
])('R319 the form of %j is right: %s', (typed, isRight) => {
  expect(codeFault('hydro-ag-voucher', typed)?.code ?? null).toBe(isRight ? null : 'voucher-code-invalid');
});

it('R319 only a method that is paid with vouchers has codes; a missing one is for others to ask for', () => {
  expect(voucherOf('hydro-ag-voucher')).toMatchObject({ label: 'Gutscheincode' });
  expect(voucherOf('cash')).toBeUndefined();
  expect(voucherOf('bitcoin')).toBeUndefined();
  expect(codeOf('cash', 'ABC123')).toBeNull();
  expect(codeFault('cash', '!')).toBeNull();
  expect(codeFault('hydro-ag-voucher', ' ')).toBeNull();
});
