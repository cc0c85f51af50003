import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CategoryRow, category } from '#entities/category.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

/** All products of the shop, by id and sorted by name. */
export function useProducts() {
  const { client } = trpc.useUtils();
  const found = useQuery(entityQueries(product, client.products).list());
  const rows: readonly ProductRow[] | undefined = found.data?.data;
  const products: readonly ProductRow[] = useMemo(() => byName(rows ?? []), [rows]);
  const byId = useMemo(() => new Map(products.map((one) => [one.id, one])), [products]);
  return { products, byId, isLoaded: found.isSuccess };
}

/** The same for all categories. */
export function useCategories() {
  const { client } = trpc.useUtils();
  const found = useQuery(entityQueries(category, client.categories).list());
  const rows: readonly CategoryRow[] | undefined = found.data?.data;
  const categories: readonly CategoryRow[] = useMemo(() => byName(rows ?? []), [rows]);
  const byId = useMemo(() => new Map(categories.map((one) => [one.id, one])), [categories]);
  return { categories, byId, isLoaded: found.isSuccess };
}
