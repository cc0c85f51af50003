import type { Menu } from '#domain/catalogue/product.ts';
import { activeMenu } from './menu.ts';

export type Catalog = Menu['catalog'];

/** In which categories a product belongs: what is added to and what is taken from those that list it. */
export interface ListingChange {
  product: number;
  added: readonly number[];
  removed: readonly number[];
}

/**
 * The catalogues that sell something now or may later: not those that a newer one has replaced in each of their branches
 * (R185).
 */
export function lastingMenus<M extends Menu>(menus: readonly M[], now: Date): M[] {
  return menus.filter(
    ({ id, branches, availableFrom }) =>
      branches.length === 0 ||
      Date.parse(availableFrom) > now.getTime() ||
      branches.some((branch) => activeMenu(menus, branch.id, now)?.id === id),
  );
}

/** The categories that list a product in any of the catalogues, in their order. */
export function categoriesListing(menus: readonly Pick<Menu, 'catalog'>[], product: number): number[] {
  return listedIn(menus, [product]).get(product) ?? [];
}

/** The same for many products: the catalogues, which may list thousands, are gone through once. */
export function listedIn(
  menus: readonly Pick<Menu, 'catalog'>[],
  products: readonly number[],
): ReadonlyMap<number, number[]> {
  const found = new Map(products.map((id) => [id, new Set<number>()]));
  for (const { catalog } of menus)
    for (const entry of catalog) for (const { id } of entry.products) found.get(id)?.add(entry.id);
  return new Map([...found].map(([id, categories]) => [id, [...categories]]));
}

/**
 * A catalogue with products in other categories (R185): each one is the last of those that it is new in; a category that
 * the catalogue lacks is added at its end. Where nothing changes, the entries stay the same objects.
 */
export function relisted(catalog: Catalog, changes: readonly ListingChange[]): Catalog {
  const removed = productsByCategory(changes, ({ removed }) => removed);
  const added = productsByCategory(changes, ({ added }) => added);
  const kept = catalog.map((entry) => {
    const gone = removed.get(entry.id);
    if (!gone && !added.has(entry.id)) return entry;
    const known = new Set(entry.products.map(({ id }) => id));
    const fresh = [...(added.get(entry.id) ?? [])].filter((id) => !known.has(id));
    const isLosing = entry.products.some(({ id }) => gone?.has(id));
    added.delete(entry.id);
    if (!isLosing && fresh.length === 0) return entry;
    const staying = entry.products.filter(({ id }) => !gone?.has(id));
    return { ...entry, products: [...staying, ...fresh.map((id) => ({ id }))] };
  });
  const missing = [...added].map(([id, products]) => ({
    id,
    products: [...products].map((one) => ({ id: one })),
  }));
  return missing.length === 0 && kept.every((entry, index) => entry === catalog[index])
    ? catalog
    : [...kept, ...missing];
}

function productsByCategory(
  changes: readonly ListingChange[],
  categoriesOf: (change: ListingChange) => readonly number[],
): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const change of changes)
    for (const category of categoriesOf(change))
      found.set(category, (found.get(category) ?? new Set()).add(change.product));
  return found;
}
