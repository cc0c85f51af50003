import { useEffect, useMemo, useRef } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type LineChange, lineChanges } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isCartShown, openCartPanel } from '#web/lib/cart-panel.ts';
import { useCart } from '#web/lib/cart-store.ts';
import { notify } from '#web/lib/notices.ts';
import { type ShopView, useShop } from '#web/lib/shop.tsx';
import { lossOf } from '../offer/offer.ts';
import * as texts from './texts.ts';

/** What the guest has to say about a line of the cart before it can be ordered. */
export interface LineQuestion {
  /** The product as it is sold now; null = the shop does not know it any more. */
  current: Product | null;
  /** Why it cannot be had at all; then nothing else counts. */
  loss: 'sold-out' | 'gone' | null;
  changes: readonly LineChange[];
}

/** The question about a line, or null: because staff changed what the guest put into the cart, or because it ran out. */
function questionAbout(
  { shop, now }: Pick<ShopView, 'shop' | 'now'>,
  branch: Branch,
  item: CartItem,
): LineQuestion | null {
  const current = shop.products.find(({ id }) => id === item.product.id) ?? null;
  const loss = lossOf(shop, branch, item.product, now);
  const changes = current && !loss ? lineChanges(item, current) : [];
  return loss || changes.length > 0 ? { current, loss, changes } : null;
}

/** The questions about the lines of a cart, one entry for each line. */
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

/** Tells somebody who does not have the cart before them that a line of it asks something, once, and leads there. */
export function useCartNews(branch: Branch): void {
  const { items, hydrated } = useCart(branch.identifier);
  const questions = useLineQuestions(branch, items);
  // null until the cart was read: what was asked before this page is no news.
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!hydrated) return;
    const asking = items.filter((_, index) => questions[index]).map(({ product }) => product);
    const before = known.current;
    known.current = new Set(asking.map(({ id }) => id));
    const names = asking.filter(({ id }) => before?.has(id) === false).map(({ name }) => name);
    if (names.length === 0 || isCartShown()) return;
    notify({
      text: texts.linesChanged({ products: [...new Set(names)].join(', ') }),
      actions: [{ label: texts.look, run: () => openCartPanel() }],
    });
  }, [items, questions, hydrated]);
}
