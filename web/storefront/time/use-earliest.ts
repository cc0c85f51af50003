import { useMemo } from 'react';
import { type EarliestQuery, type EarliestTime, earliestTime } from '#domain/ordering/earliest-time.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { useShop } from '#web/lib/shop.tsx';

const NONE: readonly CartItem[] = [];

/** What the times of a service depend on, with these items. */
export function timeQuery(
  shop: Pick<Shop, 'menus' | 'categories' | 'products'>,
  branch: Branch,
  service: Service,
  items: readonly Pick<CartItem, 'product'>[],
  now: Date,
): EarliestQuery {
  // Without items there is nothing to look up: home asks for every branch.
  const categoriesOf = items.length > 0 ? categoriesOfProducts(shop, branch, now) : () => [];
  return { branch, service, items, categoriesOf, now };
}

/** The earliest time of a service at a branch, for some items or for none. */
export function useEarliest(
  branch: Branch,
  service: Service,
  items: readonly CartItem[] = NONE,
): EarliestTime {
  const { shop, now } = useShop();
  return useMemo(
    () => earliestTime(timeQuery(shop, branch, service, items, now)),
    [shop, branch, service, items, now],
  );
}
