import { useEffect } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { closeCartPanel, useCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { Optional } from '#web/ui/optional.tsx';
import { OpenedPart } from '../opened-part.tsx';
import { LazyNews, LazyPanel } from './lazy-cart.ts';

/** The cart in the header, and the news about it. It cannot be open while the cart is empty. */
export function CartPanel({ branch }: { branch: Branch }) {
  const { isOpen } = useCartPanel();
  const cart = useCart(branch.identifier);
  const isEmpty = cart.items.length === 0;
  useEffect(() => {
    if (isOpen && cart.hydrated && isEmpty) closeCartPanel();
  }, [isOpen, cart.hydrated, isEmpty]);
  if (isEmpty) return null;
  return (
    <>
      <Optional>
        <LazyNews key={branch.id} branch={branch} />
      </Optional>
      {isOpen && (
        <OpenedPart onFail={closeCartPanel}>
          <LazyPanel branch={branch} />
        </OpenedPart>
      )}
    </>
  );
}
