import { describe, expect, test } from 'vitest';
import { type CheckoutContext, type CheckoutDraft, validateCheckout } from '#domain/ordering/checkout.ts';
import { area, branch, draft, item, shop } from '#tests/factories.ts';
import { errorText } from '#text/errors/error-text.ts';

// A Saturday, 12:00 in Vienna.
const NOON = new Date('2026-11-21T11:00:00Z');

function context(overrides: Partial<CheckoutContext>): CheckoutContext {
  return { shop: shop(), branch: branch(), service: 'delivery', items: [item()], now: NOON, ...overrides };
}

const faults = (change: Partial<CheckoutDraft>, at: Partial<CheckoutContext>) =>
  validateCheckout(draft(change), context(at)).faults.map((fault) => `${fault.field} ${fault.code}`);

describe('A71 an address outside its area', () => {
  const near = area({ area: 'Dornbirn', postalCodes: ['6850'] });
  const far = area({ area: 'Lustenau', postalCodes: ['6890'] });
  const clinic = area({ area: 'Klinik' });
  const all = { branch: branch({ deliveryAreas: [near, far] }) };
  const mixed = { branch: branch({ deliveryAreas: [near, clinic] }) };
  const elsewhere = {
    isDeliveryAddressDifferent: true,
    deliveryFirstName: 'Eva',
    deliveryLastName: 'Huber',
    deliveryStreet: 'Am Rhein 1',
    deliveryCity: 'Lustenau',
    deliveryCountry: 'AT',
  } as const;
  test.each<[string, Partial<CheckoutDraft>, Partial<CheckoutContext>, string[]]>([
    ['fits', { zipCode: ' A-6850 ' }, all, []],
    ['is refused', { zipCode: '6900' }, all, ['zipCode address-outside-area']],
    ['is refused in a neighbouring area', { zipCode: '6890' }, all, ['zipCode address-outside-area']],
    ['is refused abroad', { zipCode: '6850', country: 'CH' }, all, ['zipCode address-outside-area']],
    ['is said once when it is missing', { zipCode: '' }, all, ['zipCode required']],
    ['is no fault of another service', { zipCode: '6900' }, { ...all, service: 'takeaway' }, []],
    ['is any in an area without', { zipCode: '6900', deliveryArea: 'Klinik' }, mixed, []],
    [
      'is the separate one',
      { ...elsewhere, deliveryZipCode: '6890' },
      all,
      ['deliveryZipCode address-outside-area'],
    ],
    [
      'is the separate one that fits',
      { ...elsewhere, deliveryZipCode: '6890', deliveryArea: 'Lustenau' },
      all,
      [],
    ],
    ['needs an area', { zipCode: '6850', deliveryArea: null }, all, ['deliveryArea delivery-area-required']],
    ['has no area', { zipCode: '6900', deliveryArea: null }, all, ['zipCode address-outside-area']],
    ['has none so far', { zipCode: '', deliveryArea: null }, all, ['zipCode required']],
    ['has a choice', { zipCode: '6900', deliveryArea: '' }, mixed, ['deliveryArea delivery-area-required']],
  ])('%s', (_name, change, at, expected) => {
    expect(faults(change, at)).toEqual(expected);
  });

  test('the sentence names the way out', () => {
    const sentence = (change: Partial<CheckoutDraft>, of = all.branch) =>
      validateCheckout(draft(change), context({ ...all, branch: of })).faults.map(errorText);
    expect(sentence({ zipCode: '6900' })).toEqual([
      'Nach 6900 liefern wir leider nicht. Bitte wählen Sie Abholung oder geben Sie eine andere Lieferadresse an.',
    ]);
    expect(sentence({ zipCode: '6900' }, { ...all.branch, isTakeawayEnabled: false })).toEqual([
      'Nach 6900 liefern wir leider nicht. Bitte geben Sie eine andere Lieferadresse an.',
    ]);
    expect(sentence({ zipCode: '6890' })).toEqual([
      'Nach 6890 liefern wir im Liefergebiet „Lustenau“. Bitte wählen Sie dieses Liefergebiet aus.',
    ]);
  });
});
