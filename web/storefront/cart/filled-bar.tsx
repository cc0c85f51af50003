import { formatAmount } from '#domain/catalogue/amount.ts';
import { itemCount } from '#domain/ordering/cart.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { openCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useOrderTime, useTimeText } from '../time/use-order-time.ts';
import { BAR_BUTTON } from './bar-button.ts';
import { usePricedCart } from './cart-contents.tsx';
import * as texts from './texts.ts';

/** The button of the cart bar that opens the cart. */
export function FilledBar({ branch }: { branch: Branch }) {
  const { cart, totalText } = usePricedCart(branch);
  const place = useOrderPlace(branch);
  const time = useTimeText(branch, useOrderTime(branch));
  return (
    <button
      type="button"
      onClick={() => afterPaint(openCartPanel)}
      className={`${BAR_BUTTON} bg-primary text-lg text-on-primary hover:bg-primary-strong`}
    >
      <span className="inline-flex h-9 min-w-9 items-center justify-center rounded-full bg-on-primary/20 px-2 text-base tabular-nums">
        {formatAmount(itemCount(cart.items))}
      </span>
      <span className="min-w-0 flex-1 text-left leading-tight">
        {texts.showCart}
        <span className="block font-medium text-xs leading-snug">
          {[place, time].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="pr-2 tabular-nums">{totalText}</span>
    </button>
  );
}
