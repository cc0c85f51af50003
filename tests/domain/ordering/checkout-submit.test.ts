import { describe, expect, test } from 'vitest';
import { submitMode } from '#domain/ordering/checkout.ts';
import type { Service } from '#domain/shop/branch.ts';
import { area, branch, ct, hours } from '#tests/factories.ts';

// A Saturday, 12:00 in Vienna.
const NOON = new Date('2026-11-21T11:00:00Z');

describe('the submit button', () => {
  const closed = new Date('2026-11-21T21:00:00Z');
  const at = (overrides: Parameters<typeof branch>[0] = {}) =>
    branch({ openingHours: [hours({ from: '09:00', to: '18:00' })], ...overrides });
  const ask = (overrides: Partial<Parameters<typeof submitMode>[0]> = {}) =>
    submitMode({
      branch: at(),
      service: 'takeaway' as Service,
      isCartEmpty: false,
      gross: ct(490),
      area: null,
      now: NOON,
      ...overrides,
    });

  test('first match (R73)', () => {
    expect(ask({ branch: at({ isQuotationRequired: true }), isCartEmpty: true, now: closed })).toEqual({
      code: 'quotation',
      isBinding: false,
    });
    expect(ask({ isCartEmpty: true })).toBeNull();
    expect(ask({ service: 'delivery', area: area({ minimumOrderValue: ct(491) }) })).toBeNull();
    expect(ask({ service: 'delivery', area: area({ minimumOrderValue: ct(490) }) })?.code).toBe('order');
    expect(ask()).toEqual({ code: 'order', isBinding: true });
    expect(ask({ now: closed })).toEqual({ code: 'preorder', isBinding: true });
    expect(ask({ now: closed, branch: at({ isPreorderEnabled: false }) })).toBeNull();
  });
  test('the state is that of the chosen service', () => {
    const resting = at({
      isDeliveryHoursEnabled: true,
      deliveryHours: [hours({ from: '17:00', to: '18:00' })],
    });
    expect(ask({ branch: resting, service: 'delivery', area: area() })?.code).toBe('preorder');
    expect(ask({ branch: resting })?.code).toBe('order');
  });
  test.each([
    ['AT', true],
    ['DE', true],
    ['LI', true],
    ['CH', false],
  ] as const)('in %s the second line is shown: %s', (country, isBinding) => {
    expect(ask({ branch: at({ country }) })?.isBinding).toBe(isBinding);
    expect(ask({ branch: at({ country }), now: closed })?.isBinding).toBe(isBinding);
  });
});
