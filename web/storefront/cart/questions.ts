import { useEffect, useMemo, useRef } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type CartItemChange, itemChanges } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isCartShown, openCartPanel } from '#web/lib/cart-panel.ts';
import { useCart } from '#web/lib/cart-store.ts';
import { notify } from '#web/lib/notices.ts';
import { useOrderPlace } from '#web/lib/order-place.ts';
import { type ShopView, useShop } from '#web/lib/shop.tsx';
import { lossOf } from '../offer/offer.ts';
import * as texts from './texts.ts';

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

/** Notifies guests who are not looking at the cart, once, that one of its lines has a question, and links there. */
export function useCartNews(branch: Branch): void {
  const { items, hydrated } = useCart(branch.identifier);
  const place = useOrderPlace(branch);
  const questions = useLineQuestions(branch, items);
  // null until the cart is loaded: questions from before this page are no news.
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
      detail: place,
      about: branch.identifier,
      actions: [{ label: texts.look, run: () => openCartPanel() }],
    });
  }, [branch.identifier, items, questions, hydrated, place]);
}
