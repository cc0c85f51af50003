import { create } from 'zustand';
import type { Branch } from '#domain/branch.ts';
import { isDesktopNow } from './media.ts';
import { notify } from './notices.ts';

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

/**
 * Tells that a product went into the cart. On the desktop layout the cart column is in view, so a notice with the two
 * ways on is enough; on the phone the panel opens and holds them (specification, header).
 */
export function announceAdded(branch: Branch): void {
  if (!isDesktopNow()) {
    openCartPanel(true);
    return;
  }
  notify({
    text: 'Produkt zum Warenkorb hinzugefügt.',
    tone: 'success',
    actions: [
      { label: 'Bestellung abschließen', to: `/store/${branch.identifier}/checkout` },
      { label: 'Weiter einkaufen' },
    ],
  });
}
