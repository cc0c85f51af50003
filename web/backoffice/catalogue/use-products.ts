import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CategorySummary, category } from '#entities/category.ts';
import { type ProductSummary, product } from '#entities/product.ts';
import { byName } from '#web/lib/by-name.ts';
import { entitySummaries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

/** All products of the shop in short, by id and sorted by name. */
export function useProducts() {
  const { client } = trpc.useUtils();
  const found = useQuery(entitySummaries(product, client.products));
  const rows: readonly ProductSummary[] | undefined = found.data?.data;
  const products: readonly ProductSummary[] = useMemo(() => byName(rows ?? []), [rows]);
  const byId = useMemo(() => new Map(products.map((one) => [one.id, one])), [products]);
  return { products, byId, isLoaded: found.isSuccess };
}

/** The same for all categories. */
export function useCategories() {
  const { client } = trpc.useUtils();
  const found = useQuery(entitySummaries(category, client.categories));
  const rows: readonly CategorySummary[] | undefined = found.data?.data;
  const categories: readonly CategorySummary[] = useMemo(() => byName(rows ?? []), [rows]);
  const byId = useMemo(() => new Map(categories.map((one) => [one.id, one])), [categories]);
  return { categories, byId, isLoaded: found.isSuccess };
}
