import { expect, it } from 'vitest';
import { paymentMethodName } from '#text/payment-names.ts';

it('names a payment method, and one that this server does not know by its code', () => {
  expect(paymentMethodName('cash')).toBe('Barzahlung');
  expect(paymentMethodName('from-a-newer-server')).toBe('from-a-newer-server');
});
