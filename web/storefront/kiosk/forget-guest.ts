import type { Branch } from '#domain/shop/branch.ts';
import { closeCartPanel } from '#web/lib/cart/cart-panel.ts';
import { cartActions, cartOf } from '#web/lib/cart/cart-store.ts';
import { closeConfigurator, useConfigurator } from '#web/lib/cart/configurator-store.ts';
import { forgetOrderKey } from '#web/lib/cart/order-key.ts';
import { closeLightbox } from '#web/lib/lightbox-store.ts';
import { dismissNotices } from '#web/lib/notices.ts';
import { forgetAllPending } from '../payment/pending-payment.ts';

/** Clears everything of the last guest: carts, contact data, orders that wait for their payment, open overlays, messages. */
export function clearGuestData(branches: readonly Branch[]): void {
  closeConfigurator();
  closeCartPanel();
  closeLightbox();
  dismissNotices();
  for (const { identifier } of branches) {
    cartActions(identifier).clearAll();
    forgetOrderKey(identifier);
  }
  forgetAllPending();
}

/** A filled cart, or a product being configured. */
export function hasOpenOrder(branches: readonly Branch[]): boolean {
  return (
    useConfigurator.getState().request !== null ||
    branches.some(({ identifier }) => cartOf(identifier).items.length > 0)
  );
}
