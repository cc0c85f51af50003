import type { Service } from '#domain/shop/branch.ts';

/** German names of the services; apart from the states of an order, because every guest's first page has them. */
export const SERVICE_NAMES = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
} satisfies Record<Service, string>;
