import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries, entitySummaries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { asProduct } from '../catalogue/draft-product.ts';

export interface ProductGroup {
  id: number;
  name: string;
  products: ReadonlySet<number>;
}

/** All products in short by name, and the categories in which a menu lists them. */
export function useLabelProducts() {
  const { client } = trpc.useUtils();
  const products = useQuery(entitySummaries(product, client.products));
  const categories = useQuery(entitySummaries(category, client.categories));
  const menus = useQuery(entityQueries(menu, client.menus).list());
  return useMemo(() => {
    const groups = (categories.data?.data ?? []).map(({ id, name }): ProductGroup => {
      const listed = (menus.data?.data ?? []).flatMap(({ catalog }) =>
        catalog.filter((entry) => entry.id === id).flatMap((entry) => entry.products),
      );
      return { id, name, products: new Set(listed.map((one) => one.id)) };
    });
    return {
      isPending: products.isPending,
      isError: products.isError,
      products: byName(products.data?.data ?? []),
      groups: byName(groups.filter((group) => group.products.size > 0)),
    };
  }, [products.data, products.isPending, products.isError, categories.data, menus.data]);
}

/** Everything about these products, as far as it has arrived: only what is printed is read whole. */
export function useWholeProducts(ids: readonly number[]): readonly Product[] {
  const { client } = trpc.useUtils();
  const { one } = entityQueries(product, client.products);
  const rows = useQueries({ queries: ids.map(one), combine: arrived });
  return useMemo(() => rows.map(asProduct), [rows]);
}

function arrived(answers: readonly { data?: ProductRow | undefined }[]): ProductRow[] {
  return answers.flatMap(({ data }) => data ?? []);
}
