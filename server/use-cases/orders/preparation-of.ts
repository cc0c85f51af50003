import type { Product } from '#domain/catalogue/product.ts';
import { preparationDueOf } from '#domain/order/preparation.ts';
import type { PromisedOrder } from '#domain/order/promise.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { branchOf } from './compose-order.ts';

/** What determines how long products take, and in which time zone. */
export type PreparingShop = Pick<Shop, 'branches' | 'products'>;

interface AppointedOrder extends PromisedOrder {
  items: readonly { product: number }[];
}

/** A snapshot's products by id; thousands of orders look them up. */
const known = new WeakMap<PreparingShop['products'], ReadonlyMap<number, Product>>();

/** When the preparation of an order of a branch is due (R142) as ISO 8601; null = at once. By the products as they are now. */
export function preparationOf({ branches, products }: PreparingShop) {
  return (order: AppointedOrder, branch: number): string | null => {
    // Most orders are for as soon as possible.
    if (order.appointment === null) return null;
    const own = order.items.flatMap(({ product }) => byId(products).get(product) ?? []);
    const due = preparationDueOf(order, own, branchOf(branches, branch)?.timeZone ?? DEFAULT_ZONE);
    return due?.toISOString() ?? null;
  };
}

function byId(products: PreparingShop['products']): ReadonlyMap<number, Product> {
  const before = known.get(products);
  if (before) return before;
  const now = new Map(products.map((product) => [product.id, product]));
  known.set(products, now);
  return now;
}
