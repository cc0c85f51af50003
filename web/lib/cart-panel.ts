import { create } from 'zustand';
import type { Branch } from '#domain/shop/branch.ts';
import { isDesktopNow } from './media.ts';
import { notify } from './notices.ts';
import * as texts from './texts.ts';

/** Whether the header's cart panel is open, and whether it opened because something was added. */
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

/** How many carts are mounted open beside a menu; more than one only briefly while the branch changes. */
let columns = 0;

/** Called as an effect by the cart beside the menu: while it is mounted, no panel needs to open over it. */
export function cartColumnStands(): () => void {
  columns += 1;
  return () => {
    columns -= 1;
  };
}

/** Whether the cart's lines are on the visitor's screen. */
export function isCartShown(): boolean {
  return columns > 0 || useCartPanel.getState().isOpen;
}

/**
 * Tells the guest that a product was added to the cart, and opens the panel with its content so far. On the phone the
 * panel holds the message and the two ways on; on the desktop a notice does, and where the cart is already open beside
 * the menu, the panel would only cover it (decision 0006). `place` names branch and service.
 */
export function announceAdded(branch: Branch, place: string): void {
  if (!isDesktopNow()) {
    openCartPanel(true);
    return;
  }
  if (columns === 0) openCartPanel(true);
  notify({
    text: texts.productAdded,
    detail: place,
    tone: 'success',
    actions: [
      { label: texts.completeOrder, to: `/store/${branch.identifier}/checkout` },
      { label: texts.continueShopping, run: closeCartPanel },
    ],
  });
}
