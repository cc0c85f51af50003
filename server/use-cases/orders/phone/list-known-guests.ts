import { CONTACT_FIELDS, STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { only } from '#domain/order/field.ts';
import { guestSearch } from '#domain/ordering/phone-order.ts';
import type { KnownGuestsInput } from '#inputs/phone-order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Of a guest what an order needs, as given with the last one: the customer, the way to them, and their company. */
export const GUEST_FIELDS = { ...STORED_CONTACT_FIELDS, deliveryArea: CONTACT_FIELDS.deliveryArea };
export type KnownGuest = Pick<StoredOrder, keyof typeof GUEST_FIELDS>;

/** Orders to look through, and guests to offer. */
const RECENT = 60;
const OFFERED = 8;

/** Who ordered before at the branches of the actor, by phone number or name; each once, most recent first. */
export async function listKnownGuests(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { search, branch }: KnownGuestsInput,
): Promise<KnownGuest[]> {
  const orders = await db.orders.list({
    branches: narrowed(branchFilter(actor), branch ?? null),
    search: guestSearch(search),
    sort: '-createdAt',
    take: RECENT,
  });
  const guests = new Map<string, KnownGuest>();
  for (const order of orders) {
    const { firstName, lastName, phone, email } = order;
    const name = `${firstName} ${lastName}`.trim().toLowerCase();
    const key = `${name} ${phone || email}`;
    if (name !== '' && !guests.has(key)) guests.set(key, only(GUEST_FIELDS, order));
  }
  return [...guests.values()].slice(0, OFFERED);
}
