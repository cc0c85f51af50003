import { CONTACT_FIELDS, type ContactFields } from '#domain/order/contact.ts';
import { emptyValues } from '#domain/order/field.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { cartActions, cartOf, isStored } from '#web/lib/cart/cart-store.ts';
import { rememberSent } from '#web/lib/cart/order-key.ts';

/** The contact data of a form that nobody has filled in. */
export function noContact({ country }: Pick<Branch, 'country'>): ContactFields {
  return { ...emptyValues(CONTACT_FIELDS), country, deliveryCountry: country };
}

/** Empties the contact data in the forms of this visit, one per branch; what is in the carts stays. */
export function clearContacts(branches: readonly Branch[]): void {
  for (const branch of branches) {
    const { identifier } = branch;
    // Where storage is blocked, what was typed is only in memory.
    if (!isStored(identifier) && Object.keys(cartOf(identifier).draft).length === 0) continue;
    cartActions(identifier).setDraft(noContact(branch));
    // An order that got no answer is kept with its contact data; with another form nobody asks about it any more.
    rememberSent(identifier, null);
  }
}
