import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SALES_PARTS, salesPart } from '#domain/insights/sales-part.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';

describe('R210 what an order is to the sales', () => {
  it.each([
    ['awaiting', false, 'fixed', 'open'],
    ['awaiting', false, 'approximate', 'open'],
    ['awaiting', false, 'minimum', 'quotation'],
    ['awaiting', true, 'fixed', 'quotation'],
    ['confirmed', false, 'fixed', 'confirmed'],
    ['inDelivery', false, 'approximate', 'confirmed'],
    ['completed', false, 'fixed', 'confirmed'],
    ['completed', true, 'fixed', 'quotation'],
    ['confirmed', false, 'minimum', 'quotation'],
    ['rejected', true, 'minimum', 'canceled'],
    ['canceled', false, 'fixed', 'canceled'],
    ['failed', false, 'fixed', null],
  ] as const)('%s, quotation %s, %s: %s', (state, isQuotation, pricing, part) => {
    expect(salesPart({ state, isQuotation, pricing })).toBe(part);
  });

  it('is one of the parts for every order that was paid or need not be', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.boolean(),
        fc.constantFrom('fixed', 'approximate', 'minimum'),
        (state, isQuotation, pricing) => {
          const part = salesPart({ state, isQuotation, pricing });
          expect(part === null ? state === 'failed' : SALES_PARTS.includes(part)).toBe(true);
        },
      ),
    );
  });
});
