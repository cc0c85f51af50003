import { Suspense, useEffect } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { CART_COLUMN, cartColumnStands, useCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderTime } from '../time/order-time.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { LazyColumn } from './lazy-cart.ts';
import * as texts from './texts.ts';

/** The cart beside the menu on the desktop; its place is reserved from the first rendering on. */
export function CartColumn({ branch }: { branch: Branch }) {
  const { items } = useCart(branch.identifier);
  // Hidden on the phone, which is not to render it either.
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
      className={`${isTaken && items.length > 0 ? 'invisible' : ''} sticky top-43 flex max-h-[calc(100dvh-12.5rem)] flex-col overflow-y-auto short:static short:max-h-none rounded-card border border-line bg-card shadow-card`}
    >
      <div className="border-line border-b px-6 py-4">
        <h2 className="font-display text-xl">{texts.yourOrder}</h2>
        <p className="text-muted text-sm">{useOrderPlace(branch)}</p>
        <OrderTime branch={branch} isServiceNamed />
      </div>
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        isShown && (
          <ErrorBoundary fallback={<p className="p-6">{texts.openingFailed}</p>}>
            <Suspense fallback={<Skeleton lines={2} />}>
              <LazyColumn branch={branch} />
            </Suspense>
          </ErrorBoundary>
        )
      )}
      <Elsewhere branch={branch} look="border-line border-t px-6 py-4 text-sm hover:underline" />
    </section>
  );
}

function EmptyCart() {
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
        <Button disabled isWide size="large">
          {texts.completeOrder}
        </Button>
      </div>
    </>
  );
}
