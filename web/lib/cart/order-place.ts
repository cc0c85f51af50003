import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '../shop.tsx';
import { useCart } from './cart-store.ts';
import { placeText, tableText } from './place-text.ts';

/** 'Tisch 4', as it is chosen now; see place-text.ts. */
export function useTableName(branch: Branch): string {
  return tableText(branch, useCart(branch.identifier), useShop().shop);
}

/** 'Wiesenknopf am Kamp · Vor Ort · Tisch 4', as it is chosen now. */
export function useOrderPlace(branch: Branch): string {
  return placeText(branch, useCart(branch.identifier), useShop().shop);
}
