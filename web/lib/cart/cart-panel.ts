import { create } from 'zustand';
import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isDesktopNow } from '../media.ts';
import { notify } from '../notices.ts';
import * as texts from '../texts.ts';

interface CartPanel {
  /** Whether the header's cart panel is open, and whether it opened because something was added. */
  isOpen: boolean;
  hasAdded: boolean;
  /** The product last added while the cart stood beside the menu: from its card a link leads there. */
  added: number | null;
  /** It was added on the card itself, without opening the product. */
  isQuick: boolean;
}

export const useCartPanel = create<CartPanel>(() => ({
  isOpen: false,
  hasAdded: false,
  added: null,
  isQuick: false,
}));

export function openCartPanel(hasAdded = false): void {
  useCartPanel.setState({ isOpen: true, hasAdded });
}

export function closeCartPanel(): void {
  useCartPanel.setState({ isOpen: false, hasAdded: false });
}

/** The id of the cart beside the menu. */
export const CART_COLUMN = 'warenkorb';

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

/** A product was added on its card: the cart, or the bar that leads to it, shows it at once. */
export function noteQuickAdd(product: Pick<Product, 'id'>): void {
  if (columns > 0) useCartPanel.setState({ added: product.id, isQuick: true });
}

/**
 * Tells the guest that a product was added to the cart, and opens the panel with its content so far. On the phone the
 * panel holds the message and the two ways on; on the desktop a notice does, and where the cart is already open beside
 * the menu, the panel would only cover it (decision 0006). `place` names branch and service.
 */
export function announceAdded(branch: Branch, product: Pick<Product, 'id'>, place: string): void {
  if (!isDesktopNow()) {
    openCartPanel(true);
    return;
  }
  if (columns === 0) openCartPanel(true);
  else useCartPanel.setState({ added: product.id, isQuick: false });
  notify({
    text: texts.productAdded,
    detail: place,
    tone: 'success',
    about: branch.identifier,
    actions: [
      { label: texts.completeOrder, to: `/store/${branch.identifier}/checkout` },
      { label: texts.continueShopping, run: closeCartPanel },
    ],
  });
}
