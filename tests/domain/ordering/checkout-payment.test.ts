import { describe, expect, test } from 'vitest';
import { type CheckoutContext, validateCheckout } from '#domain/ordering/checkout.ts';
import { branch, config, ct, draft, item, product, shop } from '#tests/factories.ts';

const NOON = new Date('2026-11-21T11:00:00Z');

function context(overrides: Partial<CheckoutContext> = {}): CheckoutContext {
  return { shop: shop(), branch: branch(), service: 'takeaway', items: [item()], now: NOON, ...overrides };
}

const faults = (changes: Parameters<typeof draft>[0] = {}, at: Partial<CheckoutContext> = {}) =>
  validateCheckout(draft(changes), context(at)).faults.map((fault) => `${fault.field} ${fault.code}`);

describe('payment', () => {
  const online = {
    shop: shop({ config: config({ enableMollie: true, enablePluginMollie: true }) }),
    branch: branch({ isMollieEnabled: true }),
  };
  const mollie = { paymentMethod: 'mollie' as const };
  test('A13 a method that is not switched on', () => {
    expect(faults(mollie)).toEqual(['paymentMethod payment-method-unavailable']);
    expect(faults(mollie, online)).toEqual([]);
    expect(faults({}, { branch: branch({ isCashEnabled: false }) })).toEqual([
      'paymentMethod payment-method-unavailable',
    ]);
  });
  test.each([
    { pricing: 'approximate' as const },
    { calculationModel: 'minimum' as const },
    { isPriceHidden: true },
    { price: ct(0) },
  ])('A7 no online payment without an exact total above zero: %j', (overrides) => {
    expect(faults(mollie, { ...online, items: [item({ product: product(overrides) })] })).toEqual([
      'paymentMethod payment-method-unavailable',
    ]);
  });
  test('an order worth nothing can be placed with cash', () => {
    expect(faults({}, { items: [item({ product: product({ price: ct(0) }) })] })).toEqual([]);
  });
  test('a quotation needs no method', () => {
    expect(faults({}, { branch: branch({ isQuotationRequired: true, isCashEnabled: false }) })).toEqual([]);
  });
});
