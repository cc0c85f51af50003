import type { Service } from '#domain/shop/branch.ts';

/** German names of the services; apart from the states of an order, because every guest's first page has them. */
export const SERVICE_NAMES = {
  takeaway: 'Pickup',
  delivery: 'Delivery',
  dineIn: 'Dine in',
} satisfies Record<Service, string>;
