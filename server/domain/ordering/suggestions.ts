import { type Product, pricingModeOf } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { activeMenu, availability, type Catalogue } from '#domain/shop/menu.ts';
import type { CartItem } from './item.ts';
import { lineOf } from './pricing.ts';
import { quickItem } from './quick-add.ts';

/** More would be a second menu. */
const MAXIMUM_SUGGESTIONS = 4;
const MAXIMUM_FILLERS = 3;
/** In cents: a product may always exceed the missing sum by this much. */
const SMALL_EXCESS = 500;

/** When an order is wanted (now, or its appointment), and the present, by which the menu goes. */
export interface OrderTime {
  at: Date;
  now: Date;
}

type Place = Pick<Branch, 'id' | 'timeZone' | 'suggestedProducts'>;

/** What the owner suggests to a cart: what can be had at that time and is not in it, in the owner's order (R150). */
export function suggestionsFor(
  shop: Catalogue,
  branch: Place,
  items: readonly CartItem[],
  { at, now }: OrderTime,
): Product[] {
  const inCart = new Set(items.map(({ product }) => product.id));
  return branch.suggestedProducts
    .flatMap(({ id }) => shop.products.find((product) => product.id === id && !inCart.has(id)) ?? [])
    .filter((product) => availability(shop, branch, product, at, now) === 'available')
    .slice(0, MAXIMUM_SUGGESTIONS);
}

/** What one tap can add for an exact price at that time, in the order of the menu. */
export function quickOffers(shop: Catalogue, branch: Place, { at, now }: OrderTime): CartItem[] {
  const listed = activeMenu(shop.menus, branch.id, now)?.catalog.flatMap(({ products }) => products) ?? [];
  const ids = new Set(listed.map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const product = shop.products.find((one) => one.id === id);
    const item = product && quickItem(product);
    if (!item || item.product.isPriceHidden || pricingModeOf(item.product, item.unit) !== 'fixed') return [];
    return availability(shop, branch, item.product, at, now) === 'available' ? item : [];
  });
}

/**
 * The offers that fill a cart's gap (R151): the cheapest that close it without costing far more. If there is none, the
 * dearest below it, if `isPartWelcome`.
 */
export function fillersFor(
  missing: Cents,
  offers: readonly CartItem[],
  { isPartWelcome }: { isPartWelcome: boolean },
): CartItem[] {
  const priced = offers.map((item) => ({ item, gross: lineOf(item, 'takeaway').gross }));
  const limit = Math.max(missing * 2, missing + SMALL_EXCESS);
  const closing = priced
    .filter(({ gross }) => gross >= missing && gross <= limit)
    .sort((one, other) => one.gross - other.gross);
  const part = isPartWelcome
    ? priced.filter(({ gross }) => gross > 0 && gross < missing).sort((one, other) => other.gross - one.gross)
    : [];
  return (closing.length > 0 ? closing : part).slice(0, MAXIMUM_FILLERS).map(({ item }) => item);
}
