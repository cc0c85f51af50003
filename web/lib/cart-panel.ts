import { create } from 'zustand';
import type { Branch } from '#domain/shop/branch.ts';
import { isDesktopNow } from './media.ts';
import { notify } from './notices.ts';
import * as texts from './texts.ts';

/** Whether the cart panel of the header is open, and whether it opened because something was added. */
export const useCartPanel = create<{ isOpen: boolean; hasAdded: boolean }>(() => ({
  isOpen: false,
  hasAdded: false,
}));

export function openCartPanel(hasAdded = false): void {
  useCartPanel.setState({ isOpen: true, hasAdded });
}

export function closeCartPanel(): void {
  useCartPanel.setState({ isOpen: false, hasAdded: false });
}

/** How many carts are mounted that stand open in a page; more than one only for the moment of a change of branch. */
let columns = 0;

/** Told by the cart that stands open beside the menu, as an effect: while it does, nothing has to open over it. */
export function cartColumnStands(): () => void {
  columns += 1;
  return () => {
    columns -= 1;
  };
}

/** Whether a visitor has the lines of the cart on the screen. */
export function isCartShown(): boolean {
  return columns > 0 || useCartPanel.getState().isOpen;
}

/**
 * Tells the guest that a product went into the cart, and opens the panel with what is in it so far. On the phone
 * the panel holds the message and the two ways on; on the desktop a notice does, and where the cart stands open beside the
 * menu already, the panel would only cover it (decision 0006).
 */
export function announceAdded(branch: Branch): void {
  if (!isDesktopNow()) {
    openCartPanel(true);
    return;
  }
  if (columns === 0) openCartPanel(true);
  notify({
    text: texts.productAdded,
    tone: 'success',
    actions: [
      { label: texts.completeOrder, to: `/store/${branch.identifier}/checkout` },
      { label: texts.continueShopping, run: closeCartPanel },
    ],
  });
}
