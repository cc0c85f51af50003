import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { availability } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { useShop } from '#web/lib/shop.tsx';
import * as texts from './texts.ts';

/** A product's availability: 'gone' has left the branch's menu, 'unavailable' is not served at this time of day. */
export type Offer = 'available' | 'unavailable' | 'sold-out' | 'gone';

export const OFFER_TEXTS: Readonly<Record<Exclude<Offer, 'available'>, string>> = {
  unavailable: texts.unavailable,
  'sold-out': texts.soldOut,
  gone: texts.gone,
};

/** The current availability of a product that a guest looks at or has in the cart. */
export function offerOf(
  shop: Pick<Shop, 'menus' | 'categories' | 'products'>,
  branch: Branch,
  product: Pick<Product, 'id'>,
  now: Date,
): Offer {
  const present = shop.products.find(({ id }) => id === product.id);
  const state = present ? availability(shop, branch, present, now) : 'unlisted';
  return state === 'unlisted' ? 'gone' : state;
}

/** Why a product is not available at any time, or null: what is only served later can still be ordered for later. */
export function lossOf(...question: Parameters<typeof offerOf>): 'sold-out' | 'gone' | null {
  const offer = offerOf(...question);
  return offer === 'sold-out' || offer === 'gone' ? offer : null;
}

export function useLoss(branch: Branch, product: Pick<Product, 'id'>): 'sold-out' | 'gone' | null {
  const { shop, now } = useShop();
  return lossOf(shop, branch, product, now);
}
