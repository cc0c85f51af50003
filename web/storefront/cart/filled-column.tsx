import type { Branch } from '#domain/shop/branch.ts';
import { CheckoutButton, DeliveryChoice, usePricedCart } from './cart-contents.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotals } from './cart-totals.tsx';

/** The lines and the total of the cart beside the menu. */
export function FilledColumn({ branch }: { branch: Branch }) {
  const { cart, priced } = usePricedCart(branch);
  return (
    <>
      <div className="min-h-36 flex-1 overflow-y-auto px-6 py-5">
        <CartLines branch={branch} items={cart.items} lines={priced.items} />
        <DeliveryChoice branch={branch} />
      </div>
      <div className="flex flex-col gap-4 border-line border-t p-6">
        <CartTotals priced={priced} />
        <CheckoutButton branch={branch} />
      </div>
    </>
  );
}
