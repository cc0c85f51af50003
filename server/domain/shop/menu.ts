import { soldOutOf } from '#domain/catalogue/bundle-contents.ts';
import type { Category, Menu, Product } from '#domain/catalogue/product.ts';
import { isInSchedule, isScheduleOpen } from '#domain/time/opening-hours.ts';
import type { Branch } from './branch.ts';
import type { Shop } from './shop.ts';

export type Catalogue = Pick<Shop, 'menus' | 'categories' | 'products'>;
type Place = Pick<Branch, 'id' | 'timeZone'>;

export interface VisibleProduct {
  product: Product;
  /** False: shown, but disabled. */
  isAvailable: boolean;
  /** Sold out in the branch at the moment; then it is not available either. */
  isSoldOut: boolean;
}

export interface VisibleCategory {
  category: Category;
  isAvailable: boolean;
  products: VisibleProduct[];
}

/**
 * unlisted: not on sale in this branch at all; sold-out: the branch has none left; unavailable: on sale, but not at that
 * time.
 */
export type Availability = 'available' | 'sold-out' | 'unavailable' | 'unlisted';

/** The menu of a branch with the latest availableFrom already reached; the newer one on a tie. */
export function activeMenu(menus: readonly Menu[], branchId: number, now: Date): Menu | null {
  let active: Menu | null = null;
  for (const menu of menus) {
    const from = Date.parse(menu.availableFrom);
    if (!(from <= now.getTime()) || !menu.branches.some((branch) => branch.id === branchId)) continue;
    const best = active ? Date.parse(active.availableFrom) : Number.NEGATIVE_INFINITY;
    if (!active || from > best || (from === best && menu.id > active.id)) active = menu;
  }
  return active;
}

/**
 * What the branch page shows, in the order of the menu. Enabled and public entries are shown if their schedule is open or
 * they stay visible when closed; products of a closed category and sold-out products are shown disabled. Categories without
 * visible products are left out (R49).
 */
export function visibleCatalogue(shop: Catalogue, branch: Place, now: Date): VisibleCategory[] {
  const categories = byId(shop.categories);
  const products = byId(shop.products);
  const visible: VisibleCategory[] = [];
  for (const entry of activeMenu(shop.menus, branch.id, now)?.catalog ?? []) {
    const category = categories.get(entry.id);
    if (!category || !isOnSale(category)) continue;
    const isAvailable = isScheduleOpen(category.schedule, now, branch.timeZone);
    if (!isAvailable && !category.isVisibleWhenUnavailable) continue;
    const shown: VisibleProduct[] = [];
    for (const { id } of entry.products) {
      const product = products.get(id);
      if (!product || !isOnSale(product)) continue;
      const isOffered = isScheduleOpen(product.schedule, now, branch.timeZone);
      if (isOffered || product.isVisibleWhenUnavailable) {
        const isGone = isSoldOut(product, branch.id, products);
        shown.push({ product, isAvailable: isAvailable && isOffered && !isGone, isSoldOut: isGone });
      }
    }
    if (shown.length > 0) visible.push({ category, isAvailable, products: shown });
  }
  return visible;
}

/** The categories in which each product is on sale, for slots and availability; none for a product without a category. */
export function categoriesOfProducts(
  shop: Catalogue,
  branch: Pick<Branch, 'id'>,
  now: Date,
): (productId: number) => readonly Category[] {
  const categories = byId(shop.categories);
  const found = new Map<number, Category[]>();
  const add = (productId: number, categoryId: number): void => {
    const category = categories.get(categoryId);
    if (!category || !isOnSale(category)) return;
    const listed = found.get(productId) ?? [];
    if (!listed.includes(category)) found.set(productId, [...listed, category]);
  };
  for (const entry of activeMenu(shop.menus, branch.id, now)?.catalog ?? []) {
    for (const product of entry.products) add(product.id, entry.id);
  }
  return (productId) => found.get(productId) ?? [];
}

/**
 * Whether a product can be ordered for an instant (its last minute included, as with slots). The menu is the one active at
 * `now`; a product that is not on it cannot be ordered, whatever else lists it (R50, A6). Sold-out products cannot be
 * ordered for later either: nothing says that they will be restocked.
 */
export function availability(
  shop: Catalogue,
  branch: Place,
  product: Product,
  at: Date,
  now = at,
): Availability {
  if (!isOnSale(product)) return 'unlisted';
  const categories = categoriesOfProducts(shop, branch, now)(product.id);
  if (categories.length === 0) return 'unlisted';
  if (isSoldOut(product, branch.id, byId(shop.products))) return 'sold-out';
  const isCategoryOpen = categories.some((category) => isInSchedule(category.schedule, at, branch.timeZone));
  return isCategoryOpen && isInSchedule(product.schedule, at, branch.timeZone) ? 'available' : 'unavailable';
}

/** A bundle is sold out if any of its parts is. */
function isSoldOut(product: Product, branchId: number, products: ReadonlyMap<number, Product>): boolean {
  return soldOutOf(product, products).some(({ id }) => id === branchId);
}

function isOnSale(entry: { isEnabled: boolean; isPublic: boolean }): boolean {
  return entry.isEnabled && entry.isPublic;
}

function byId<T extends { id: number }>(entries: readonly T[]): Map<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
