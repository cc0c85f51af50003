import type { Branch } from '#domain/shop/branch.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useAboveDock } from '#web/ui/dock.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { BAR_BUTTON } from './bar-button.ts';
import { Elsewhere } from './elsewhere.tsx';
import { LazyBar } from './lazy-cart.ts';

/**
 * The cart bar at the bottom of the phone; it overlays the page, which reserves room for it. While the cart is empty it
 * leads to the filled one of another branch.
 */
export function CartBar({ branch }: { branch: Branch }) {
  const isEmpty = useCart(branch.identifier).items.length === 0;
  const aboveDock = useAboveDock();
  return (
    <div
      style={aboveDock}
      className="fixed inset-x-0 bottom-[var(--dock)] z-20 animate-rise bg-gradient-to-t from-paper via-paper/90 to-transparent px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden print:hidden desk:hidden short:pt-2 short:pb-2"
    >
      {isEmpty ? (
        <Elsewhere branch={branch} look={`${BAR_BUTTON} bg-ink text-paper text-sm`} />
      ) : (
        <Optional>
          <LazyBar branch={branch} />
        </Optional>
      )}
    </div>
  );
}
