import type { Product } from '#domain/catalogue/product.ts';
import type { UnitId } from '#domain/money/units.ts';
import { refreshedItem } from './cart-change.ts';
import type { CartItem } from './item.ts';

const COUNTED_UNITS: ReadonlySet<UnitId> = new Set<UnitId>(['amount', 'pair', 'person']);

/** The number on the cart badge: the amount for piece, pair and person, otherwise 1 per item (R59). */
export function itemCount(items: readonly Pick<CartItem, 'amount' | 'unit'>[]): number {
  const count = items.reduce((sum, { amount, unit }) => sum + (COUNTED_UNITS.has(unit) ? amount : 1), 0);
  return Math.round(count * 10_000) / 10_000;
}

export interface MigratedCart {
  kept: CartItem[];
  removed: CartItem[];
}

/**
 * Removes the items whose product no longer matches an active one by id, name, description and price (R60). Kept items get
 * the current product, unless the guest has to be asked about one of its other changes (cart-change.ts). `asked` are the ids
 * of products that the guest has been asked about already: their items wait for the answer.
 */
export function migrateCart(
  items: readonly CartItem[],
  activeProducts: readonly Product[],
  asked: ReadonlySet<number> = new Set(),
): MigratedCart {
  const active = new Map(activeProducts.map((product) => [product.id, product]));
  const migrated: MigratedCart = { kept: [], removed: [] };
  for (const item of items) {
    const product = active.get(item.product.id);
    const isKept = asked.has(item.product.id) || (product && isSameOffer(product, item.product));
    if (isKept) migrated.kept.push(refreshedItem(item, product));
    else migrated.removed.push(item);
  }
  return migrated;
}

function isSameOffer(a: Product, b: Product): boolean {
  return a.name === b.name && a.description === b.description && a.price === b.price;
}
