import { expect, test } from 'vitest';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { preselectedService } from '#domain/shop/service.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { areaNamed } from '#web/lib/cart/delivery-type.ts';

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
  expect(areaNamed(demoBranch, undefined)).toBe(first);
  expect(areaNamed(demoBranch, 'Atlantis')).toBe(first);
  expect(areaNamed(demoBranch, second?.area)).toBe(second);
  expect(areaNamed({ ...demoBranch, deliveryAreas: [] }, null)).toBeNull();
});
