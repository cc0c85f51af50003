import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { availability } from '#domain/shop/menu.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import * as texts from './texts.ts';

/** At a line that is only sold at other times: the guest can choose another time, so this blocks nothing. */
export function NotThen({ branch, item }: { branch: Branch; item: CartItem }) {
  const { shop, now } = useShop();
  const wanted = useCart(branch.identifier).draft.appointmentDate ?? null;
  const at = wanted === null ? now : new Date(wanted);
  if (availability(shop, branch, item.product, at, now) !== 'unavailable') return null;
  return (
    <p className="mt-1 font-medium text-error text-sm">
      {wanted === null ? texts.onlyAtOtherTime : texts.notAtChosenTime}
    </p>
  );
}
