import { describe, expect, it } from 'vitest';
import { product } from '#tests/factories.ts';
import { ApiError } from '#web/lib/api.ts';
import {
  checkoutFaults,
  faultOf,
  faultsOfItem,
  fieldId,
  withoutField,
} from '#web/storefront/checkout/checkout-faults.ts';
import { searchDonatees } from '#web/storefront/checkout/donatee-search.ts';
import { changedTotals } from '#web/storefront/checkout/price-change.ts';

const items = [{ product: product({ name: 'Semmel' }) }, { product: product({ name: 'Laib' }) }];

describe('faults of checkout', () => {
  const faults = checkoutFaults(
    [
      { message: 'Bitte ausfüllen.', field: 'firstName' },
      { message: 'Nicht verfügbar.', field: 'items.1.product' },
      { message: 'Die Menge für „Laib“ ist falsch.', field: 'items.1.amount' },
      { message: 'Ein unbekannter Fehler ist aufgetreten.' },
      { message: 'Bitte ausfüllen.', field: 'firstName' },
    ],
    items,
  );

  it('link to their field, those of items to their line, naming the product once', () => {
    expect(faults.map(({ message, target }) => [message, target])).toEqual([
      ['Bitte ausfüllen.', 'checkout-firstName'],
      ['Laib: Nicht verfügbar.', 'checkout-item-1'],
      ['Die Menge für „Laib“ ist falsch.', 'checkout-item-1'],
      ['Ein unbekannter Fehler ist aufgetreten.', null],
    ]);
    expect(faultsOfItem(faults, 1)).toHaveLength(2);
    expect(faultsOfItem(faults, 0)).toHaveLength(0);
    expect(fieldId('isDineIn')).toBe('checkout-isDelivery');
    expect(fieldId('items.12.parts.0')).toBe('checkout-item-12');
  });

  it('disappear when their field changes', () => {
    expect(faultOf(faults, 'firstName')).toBe('Bitte ausfüllen.');
    expect(faultOf(withoutField(faults, 'firstName'), 'firstName')).toBeNull();
  });
});

describe('A1 changed prices', () => {
  const conflict = (code: string, body: unknown) =>
    changedTotals(new ApiError(409, [{ message: 'Preise haben sich geändert', code }], body));

  it.each(['data', 'details', 'totals'])('are found below %s as cents', (key) => {
    expect(
      conflict('price-changed', {
        errors: [],
        [key]: { totalGross: 12.3, gross: 9.4, items: [{ gross: 9.4 }], lines: [{ amount: 2.9 }] },
      }),
    ).toMatchObject({
      totalGross: 1230,
      gross: 940,
      lines: [{ amount: 290 }],
      items: [{ gross: 940 }],
    });
  });

  it('are not any other conflict, and need a total', () => {
    expect(conflict('idempotency-conflict', { data: { totalGross: 1 } })).toBeNull();
    expect(conflict('price-changed', { errors: [] })).toBeNull();
    expect(changedTotals(new Error('x'))).toBeNull();
  });
});

describe('search for a donation recipient', () => {
  const donatees = [
    { id: 1, identifier: 'a', name: 'Tierheim Lindenhof', description: 'Futter für Hunde' },
    { id: 2, identifier: 'b', name: 'Öko-Verein', description: 'Bäume' },
  ];
  it.each([
    ['', 2],
    ['  tier HUNDE ', 1],
    ['öko', 1],
    ['katze', 0],
  ])('"%s" finds %i', (term, count) => {
    expect(searchDonatees(donatees, term)).toHaveLength(count);
  });
});
