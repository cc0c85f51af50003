import { expect, test } from 'vitest';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { withPlace } from '#domain/shop/delivery-place.ts';
import { preselectedService } from '#domain/shop/service.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { areaOfDraft } from '#web/lib/cart/delivery-type.ts';

const [demoBranch] = demoShop.branches as [Branch, ...Branch[]];
const offering = (...services: Service[]): Branch => ({
  ...demoBranch,
  isTakeawayEnabled: services.includes('takeaway'),
  isDeliveryEnabled: services.includes('delivery'),
  isDineInEnabled: services.includes('dineIn'),
});

test.each<[string, Branch, Service | null, Service, Service | null]>([
  ['what was chosen before', offering('takeaway', 'delivery'), 'delivery', 'takeaway', 'delivery'],
  ['the default of the shop', offering('takeaway', 'delivery'), null, 'delivery', 'delivery'],
  ['not what the branch no longer offers', offering('takeaway'), 'delivery', 'delivery', 'takeaway'],
  ['nothing where nothing is offered', offering(), null, 'takeaway', null],
])('a visit starts with %s', (_name, branch, chosen, shopDefault, expected) => {
  expect(preselectedService(branch, chosen, shopDefault)).toBe(expected);
});

test('the first delivery area is chosen when none is set or the chosen one is gone', () => {
  const [first, second] = demoBranch.deliveryAreas;
  expect(areaOfDraft(demoBranch, {})).toBe(first);
  expect(areaOfDraft(demoBranch, { deliveryArea: 'Atlantis' })).toBe(first);
  expect(areaOfDraft(demoBranch, { deliveryArea: second?.area ?? null })).toBe(second);
  expect(areaOfDraft({ ...demoBranch, deliveryAreas: [] }, {})).toBeNull();
});

test('a postcode that has an area decides, whatever was chosen before', () => {
  const draft = { deliveryArea: 'Kurklinik Marienau', zipCode: '3569' };
  expect(withPlace(demoBranch, draft, { zipCode: '3568' })).toEqual({
    zipCode: '3568',
    deliveryArea: 'Unterlinden am Kamp',
  });
  expect(withPlace(demoBranch, draft, { zipCode: '1010' })).toEqual({ zipCode: '1010' });
  expect(withPlace(demoBranch, { zipCode: '3568' }, { comment: 'Danke' })).toEqual({ comment: 'Danke' });
});

test('the postcode of a separate delivery address decides, not that of the invoice', () => {
  const draft = { isDeliveryAddressDifferent: true, zipCode: '3568', deliveryZipCode: '3562' };
  expect(areaOfDraft(demoBranch, { ...draft, deliveryArea: 'Unterlinden am Kamp' })?.area).toBe(
    'Kampwinkl und Oberlinden',
  );
  expect(withPlace(demoBranch, draft, { isDeliveryAddressDifferent: false })).toMatchObject({
    deliveryArea: 'Unterlinden am Kamp',
  });
});
