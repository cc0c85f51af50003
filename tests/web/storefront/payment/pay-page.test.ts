import { expect, it } from 'vitest';
import { isPayPage } from '#web/storefront/payment/pay-page.ts';

it.each([
  ['https://www.mollie.com/checkout/select-method/tr_1', true],
  ['https://linde.example/test-payment/1', true],
  ['/test-payment/1', true],
  ['http://linde.example/test-payment/1', true],
  ['http://127.0.0.1:4567/checkout/tr_1', true],
  ['http://localhost:4567/checkout/tr_1', true],
  ['http://www.mollie.com/checkout/select-method/tr_1', false],
  ['http://localhost.evil.example/', false],
  ['//evil.example/pay', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['https://', false],
])('%s: %s', (address, isFit) => {
  expect(isPayPage(address, 'http://linde.example')).toBe(isFit);
});
