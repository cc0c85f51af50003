import { expect, test } from 'vitest';
import { LEGAL_CHECKS, type LegalCheckId } from '#domain/setup/legal-check.ts';
import { SETUP_STEPS, type SetupStepId } from '#domain/setup/setup-steps.ts';
import { config } from '#entities/config.ts';
import { product } from '#entities/product.ts';
import { queryOf } from '#web/backoffice/crud/list/list-query.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { placeOfCheck, placeOfStep, type ShownPlaces } from '#web/backoffice/setup/step-places.ts';

const shown = (done: readonly SetupStepId[], of: Partial<ShownPlaces> = {}): ShownPlaces => ({
  steps: SETUP_STEPS.map((id) => ({ id, isDone: done.includes(id) })),
  samples: 0,
  branch: null,
  menu: null,
  accessibilityPage: null,
  invoiceGap: null,
  ...of,
});
const EMPTY = { ...shown([]), isOwner: false };
const FILLED = {
  ...shown(['branch'], { branch: 4, menu: 7, samples: 5, accessibilityPage: 9 }),
  invoiceGap: { record: 'division', id: 3, field: 'city' } as const,
  isOwner: true,
};
const FIRST = { id: 4, email: 'hallo@linde.example' };

test.each<[Parameters<typeof placeOfStep>[0], string, string]>([
  ['branch', '/branches/new?field=name', '/branches/4?field=name'],
  ['hours', '/branches/new?field=openingHours', '/branches/4?field=openingHours'],
  ['legal', '/legal-check', '/legal-check'],
  ['invoices', '/config?field=businessName', '/divisions/3?field=city'],
  ['product', '/products/new?field=name', '/products?search=(Muster)'],
  ['tax', '/products/new?field=tax', '/products?isWithoutTax=true'],
  ['catalogue', '/menus/new?field=catalog', '/menus/7?field=catalog'],
  ['online-payment', '/config?field=enableMollie', '/payment-accounts'],
  ['mail', '/config?field=contactEmail', '/config?field=contactEmail'],
  ['printer', '/devices/new?field=name', '/devices/new?field=name'],
])('the step %s leads to %s, in a filled shop to %s', (id, empty, filled) => {
  expect(placeOfStep(id, EMPTY, undefined).to).toBe(empty);
  expect(decodeURIComponent(placeOfStep(id, FILLED, FIRST).to)).toBe(filled);
});

test('what is sensible is filled in', () => {
  const proposed = (id: Parameters<typeof placeOfStep>[0]) => placeOfStep(id, FILLED, FIRST).state?.proposed;
  expect(proposed('mail')).toEqual({ contactEmail: FIRST.email });
  expect(proposed('printer')).toEqual({ name: 'Theke', branch: 4 });
  expect(proposed('catalogue')).toEqual({ name: 'Speisekarte' });
  expect(proposed('hours')?.openingHours).toHaveLength(7);
});

test.each<[LegalCheckId, string | null]>([
  ['button', null],
  ['imprint', '/config?field=imprintText'],
  ['privacy', '/config?field=privacyPolicyText'],
  ['accessibility', '/sites/new?start=accessibility'],
])('what is wrong with %s is mended at %s', (id, to) => {
  expect(placeOfCheck(id, EMPTY)).toBe(to);
});

test('the statement that is there is made public', () => {
  expect(placeOfCheck('accessibility', FILLED)).toBe('/sites/9?field=isPublic');
});

test.each(LEGAL_CHECKS)('the place of %s names a field or filters that exist', (id) => {
  const [path, search = ''] = (placeOfCheck(id, EMPTY) ?? '').split('?');
  const params = new URLSearchParams(search);
  if (path === '/config') expect(Object.keys(config.fields)).toContain(params.get('field'));
  if (path === '/products') {
    const { page: _, pageSize: __, ...filters } = queryOf(erased(product), params);
    expect(filters).toEqual(Object.fromEntries([...params].map(([name]) => [name, true])));
  }
});
