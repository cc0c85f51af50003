import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type CartItemChange, itemChanges } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type ShopView, useShop } from '#web/lib/shop.tsx';
import { lossOf } from '../offer/offer.ts';

/** What the guest has to answer about a cart line before it can be ordered. */
export interface LineQuestion {
  /** The product as sold now; null = the shop no longer has it. */
  current: Product | null;
  /** Why it is not available at all; nothing else matters then. */
  loss: 'sold-out' | 'gone' | null;
  changes: readonly CartItemChange[];
}

/** The question about a line, or null: staff changed what the guest put into the cart, or it sold out. */
function questionAbout(
  { shop, now }: Pick<ShopView, 'shop' | 'now'>,
  branch: Branch,
  item: CartItem,
): LineQuestion | null {
  const current = shop.products.find(({ id }) => id === item.product.id) ?? null;
  const loss = lossOf(shop, branch, item.product, now);
  const changes = current && !loss ? itemChanges(item, current) : [];
  return loss || changes.length > 0 ? { current, loss, changes } : null;
}

/** The questions about the lines of a cart, one entry per line. */
export function useLineQuestions(
  branch: Branch,
  items: readonly CartItem[],
): readonly (LineQuestion | null)[] {
  const { shop, now } = useShop();
  return useMemo(
    () => items.map((item) => questionAbout({ shop, now }, branch, item)),
    [shop, now, branch, items],
  );
}
