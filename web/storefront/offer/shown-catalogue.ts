import { useMemo, useState } from 'react';
import type { Category, Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { activeMenu, type VisibleCategory, visibleCatalogue } from '#domain/shop/menu.ts';
import { useShop } from '#web/lib/shop.tsx';
import type { Offer } from './offer.ts';

export interface ShownProduct {
  product: Product;
  offer: Offer;
}

export interface ShownCategory {
  category: Category;
  products: ShownProduct[];
}

/** The id of a category's products within a branch page; part of the addresses that lead there. */
export function groupId(category: Pick<Category, 'id'>): string {
  return `kategorie-${category.id}`;
}

/**
 * What the page shows of a menu: what is visible now, plus what was shown `before` and has vanished since. That stays in
 * its place, disabled: nothing disappears under a guest's finger.
 */
export function shownCatalogue(
  visible: readonly VisibleCategory[],
  before: readonly ShownCategory[] = [],
): ShownCategory[] {
  const present = visible.map(({ category, products }) => ({ category, products: products.map(shown) }));
  const listed = new Set(present.flatMap(({ products }) => products.map(({ product }) => product.id)));
  const isLost = ({ product }: ShownProduct) => !listed.has(product.id);
  const emptied = before.map(({ category }) => ({ category, products: [] }));
  return withMissing(present, emptied, ({ category }) => category.id)
    .map(({ category, products }) => {
      const former = before.find((one) => one.category.id === category.id)?.products ?? [];
      const lost = former.map((one) => (isLost(one) ? { ...one, offer: 'gone' as const } : one));
      return { category, products: withMissing(products, lost, ({ product }) => product.id, isLost) };
    })
    .filter(({ products }) => products.length > 0);
}

function shown({ product, isAvailable, isSoldOut }: VisibleCategory['products'][number]): ShownProduct {
  return { product, offer: isAvailable ? 'available' : isSoldOut ? 'sold-out' : 'unavailable' };
}

/** `present` in its order, plus the wanted entries found only in `before`, after the same neighbour as there. */
function withMissing<T>(
  present: readonly T[],
  before: readonly T[],
  key: (entry: T) => number,
  isWanted: (entry: T) => boolean = () => true,
): T[] {
  const merged = [...present];
  for (const [index, entry] of before.entries()) {
    if (!isWanted(entry) || merged.some((one) => key(one) === key(entry))) continue;
    const neighbour = before[index - 1];
    const place = neighbour ? merged.findIndex((one) => key(one) === key(neighbour)) : -1;
    merged.splice(place + 1, 0, entry);
  }
  return merged;
}

/** The catalogue of a branch for as long as a guest looks at it. Another menu, valid from now on, starts afresh. */
export function useShownCatalogue(branch: Branch): readonly ShownCategory[] {
  const { shop, now } = useShop();
  const visible = useMemo(() => visibleCatalogue(shop, branch, now), [shop, branch, now]);
  const card = `${branch.id}/${activeMenu(shop.menus, branch.id, now)?.id ?? ''}`;
  const [memory, setMemory] = useState(() => ({ visible, card, shown: shownCatalogue(visible) }));
  if (memory.visible === visible) return memory.shown;
  const next = { visible, card, shown: shownCatalogue(visible, memory.card === card ? memory.shown : []) };
  setMemory(next);
  return next.shown;
}
