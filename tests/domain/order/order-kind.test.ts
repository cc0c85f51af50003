import { expect, it } from 'vitest';
import { kindOf } from '#domain/order/order-kind.ts';

it('R284 knows a request for a quote from an order', () => {
  expect([true, false].map((isQuotation) => kindOf({ isQuotation }))).toEqual([
    { kind: 'inquiry' },
    { kind: 'order' },
  ]);
});
