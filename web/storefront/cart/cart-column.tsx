import { useEffect } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { CART_COLUMN, cartColumnStands, useCartPanel } from '#web/lib/cart-panel.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useOrderPlace } from '#web/lib/order-place.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CheckoutButton, DeliveryChoice, usePricedCart } from './cart-contents.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotals } from './cart-totals.tsx';
import { Elsewhere } from './elsewhere.tsx';
import * as texts from './texts.ts';

/** The cart beside the menu on the desktop; its place is reserved from the first rendering on. */
export function CartColumn({ branch }: { branch: Branch }) {
  const priced = usePricedCart(branch);
  const { items } = priced.cart;
  // Hidden on the phone.
  const isShown = useIsDesktop();
  useEffect(() => (isShown ? cartColumnStands() : undefined), [isShown]);
  // The header's panel opens over it: the cart is there once.
  const isTaken = useCartPanel(({ isOpen }) => isOpen);
  return (
    <section
      id={CART_COLUMN}
      data-cart
      tabIndex={-1}
      aria-label={texts.yourCart}
      className={`${isTaken && items.length > 0 ? 'invisible' : ''} sticky top-43 flex max-h-[calc(100dvh-12.5rem)] flex-col short:static short:max-h-none rounded-card border border-line bg-card shadow-card`}
    >
      <div className="border-line border-b px-6 py-4">
        <h2 className="font-display text-xl">{texts.yourOrder}</h2>
        <p className="text-muted text-sm">{useOrderPlace(branch)}</p>
      </div>
      {items.length === 0 ? (
        <EmptyCart branch={branch} />
      ) : (
        <>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">
            <CartLines branch={branch} items={items} lines={priced.priced.items} />
            <DeliveryChoice branch={branch} />
          </div>
          <div className="flex flex-col gap-4 border-line border-t p-6">
            <CartTotals priced={priced.priced} />
            <CheckoutButton branch={branch} />
          </div>
        </>
      )}
      <Elsewhere branch={branch} look="border-line border-t px-6 py-4 text-sm hover:underline" />
    </section>
  );
}

function EmptyCart({ branch }: { branch: Branch }) {
  return (
    <>
      <div className="flex flex-col items-center gap-4 px-6 py-10 text-center">
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-sand text-muted">
          <Icon name="bag" className="size-7" />
        </span>
        <p className="font-semibold">{texts.emptyTitle}</p>
        <p className="text-muted text-sm">{texts.emptyText}</p>
      </div>
      <div className="border-line border-t p-6">
        <CheckoutButton branch={branch} />
      </div>
    </>
  );
}
