import type { Product } from '#domain/catalogue/product.ts';
import { NO_CHOICES } from '#domain/order/lines/index.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { forgetOrderKey } from '#web/lib/cart/order-key.ts';
import { readGuestMemory, rememberOrder } from '../guest/guest-memory.ts';
import { forgetPending, pendingOf } from './pending-payment.ts';

/** An order has reached the shop: what the checkout of its branch kept for it is emptied. */
export function emptyCheckout(identifier: string): void {
  forgetOrderKey(identifier);
  const actions = cartActions(identifier);
  actions.setDraft({ legalInstructions: false, privacyPolicy: false, ...NO_CHOICES });
  actions.clear();
}

/**
 * An order that waited for its payment has reached the shop: its cart is emptied, and the device remembers it where the guest
 * wants that. Nothing for an order that was not placed here, or when all that is done already.
 */
export function finishPending(order: PublicOrder, products: readonly Product[], now: Date): void {
  const pending = pendingOf(order.uid);
  if (!pending) return;
  const { identifier, payment } = pending;
  // Who ordered was remembered when the order was placed, unless the guest had it deleted since.
  const memory = payment.isRemembered ? readGuestMemory(now) : null;
  if (memory) rememberOrder(memory.contact, { ...order, items: shownItems(order.items, products) }, now);
  forgetPending(identifier, order.uid);
  emptyCheckout(identifier);
}

/** An order will not be paid: from now on the same cart is a new order. */
export function dropPending(uid: string): void {
  const pending = pendingOf(uid);
  if (!pending) return;
  forgetPending(pending.identifier, uid);
  forgetOrderKey(pending.identifier);
}
