import { useQuery } from '@tanstack/react-query';
import { type MenuRow, menu } from '#entities/menu.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

const NO_MENUS: readonly MenuRow[] = [];

/** The places of all products, gathered once per answer of the server. */
const kept = new WeakMap<readonly MenuRow[], ReadonlyMap<number, ReadonlySet<number>>>();

/** In which categories each product is listed, over all catalogues. */
export function useListedIn(): ReadonlyMap<number, ReadonlySet<number>> {
  return categoriesOf(useMenus());
}

export function useMenus(): readonly MenuRow[] {
  const { client } = trpc.useUtils();
  return useQuery(entityQueries(menu, client.menus).list()).data?.data ?? NO_MENUS;
}

function categoriesOf(menus: readonly MenuRow[]): ReadonlyMap<number, ReadonlySet<number>> {
  const before = kept.get(menus);
  if (before) return before;
  const places = new Map<number, Set<number>>();
  for (const { catalog } of menus)
    for (const { id, products } of catalog)
      for (const product of products) places.set(product.id, (places.get(product.id) ?? new Set()).add(id));
  kept.set(menus, places);
  return places;
}
