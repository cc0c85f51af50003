import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type CartItemChange, itemChanges } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { type StockGap, stockGaps } from '#domain/ordering/stock.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type ShopView, useShop } from '#web/lib/shop.tsx';
import { lossOf } from '../offer/offer.ts';

/** What the guest has to answer about a cart line before it can be ordered. */
export interface LineQuestion {
  /** The product as sold now; null = the shop no longer has it. */
  current: Product | null;
  /** Why it is not available at all; nothing else matters then. */
  loss: 'sold-out' | 'gone' | null;
  /** Options that are sold out, or more than there is; changes of the product wait for the answer. */
  gaps: readonly StockGap[];
  changes: readonly CartItemChange[];
}

/** The questions about the lines of a cart, or null: staff changed what the guest put into it, or it sold out. */
export function lineQuestions(
  { shop, now }: Pick<ShopView, 'shop' | 'now'>,
  branch: Branch,
  items: readonly CartItem[],
): readonly (LineQuestion | null)[] {
  const missing = stockGaps({ branch, products: shop.products, items });
  return items.map((item, index) => {
    const current = shop.products.find(({ id }) => id === item.product.id) ?? null;
    const loss = lossOf(shop, branch, item.product, now);
    const gaps = loss ? [] : (missing[index] ?? []);
    const changes = current && !loss && gaps.length === 0 ? itemChanges(item, current) : [];
    return loss || gaps.length > 0 || changes.length > 0 ? { current, loss, gaps, changes } : null;
  });
}

/** The questions about the lines of a cart, one entry per line. */
export function useLineQuestions(
  branch: Branch,
  items: readonly CartItem[],
): readonly (LineQuestion | null)[] {
  const { shop, now } = useShop();
  return useMemo(() => lineQuestions({ shop, now }, branch, items), [shop, now, branch, items]);
}
