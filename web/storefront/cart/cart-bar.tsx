import { formatAmount } from '#domain/catalogue/amount.ts';
import { itemCount } from '#domain/ordering/cart.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openCartPanel } from '#web/lib/cart-panel.ts';
import { useOrderPlace } from '#web/lib/order-place.ts';
import { useAboveDock } from '#web/ui/dock.tsx';
import { usePricedCart } from './cart-contents.tsx';
import { Elsewhere } from './elsewhere.tsx';
import * as texts from './texts.ts';

const BUTTON =
  'mx-auto flex min-h-14 w-full max-w-xl items-center gap-3 rounded-full px-3 py-1.5 font-semibold short:min-h-11 shadow-lift';

/**
 * The cart bar at the bottom of the phone; it overlays the page, which reserves room for it. While the cart is empty it
 * leads to the filled one of another branch.
 */
export function CartBar({ branch }: { branch: Branch }) {
  const { cart, totalText } = usePricedCart(branch);
  const aboveDock = useAboveDock();
  const place = useOrderPlace(branch);
  return (
    <div
      style={aboveDock}
      className="fixed inset-x-0 bottom-[var(--dock)] z-20 animate-rise bg-gradient-to-t from-paper via-paper/90 to-transparent px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden print:hidden desk:hidden short:pt-2 short:pb-2"
    >
      {cart.items.length === 0 ? (
        <Elsewhere branch={branch} look={`${BUTTON} bg-ink text-paper text-sm`} />
      ) : (
        <button
          type="button"
          onClick={() => openCartPanel()}
          className={`${BUTTON} bg-primary text-lg text-on-primary hover:bg-primary-strong`}
        >
          <span className="inline-flex h-9 min-w-9 items-center justify-center rounded-full bg-on-primary/20 px-2 text-base tabular-nums">
            {formatAmount(itemCount(cart.items))}
          </span>
          <span className="min-w-0 flex-1 text-left leading-tight">
            {texts.showCart}
            <span className="block font-medium text-xs leading-snug">{place}</span>
          </span>
          <span className="pr-2 tabular-nums">{totalText}</span>
        </button>
      )}
    </div>
  );
}
