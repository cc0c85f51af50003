import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#domain/shop.ts';

test('the payment methods stand in the order in which the default is looked for', () => {
  expect(PAYMENT_METHODS).toEqual(['cash', 'datatrans', 'mollie', 'atm-card', 'hydro-ag-voucher']);
});
