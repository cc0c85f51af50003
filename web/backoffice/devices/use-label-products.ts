import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PRODUCT_WIRE, type Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

export interface ProductGroup {
  id: number;
  name: string;
  products: ReadonlySet<number>;
}

/** All products by name, and the categories in which a menu lists them. */
export function useLabelProducts() {
  const { client } = trpc.useUtils();
  const products = useQuery(entityQueries(product, client.products).list());
  const categories = useQuery(entityQueries(category, client.categories).list());
  const menus = useQuery(entityQueries(menu, client.menus).list());
  return useMemo(() => {
    // Sent by our own server, and picked from the same type.
    const all = ((products.data?.data ?? []) as Wire<Product>[]).map(PRODUCT_WIRE.fromWire);
    const groups = (categories.data?.data ?? []).map(({ id, name }): ProductGroup => {
      const listed = (menus.data?.data ?? []).flatMap(({ catalog }) =>
        catalog.filter((entry) => entry.id === id).flatMap((entry) => entry.products),
      );
      return { id, name, products: new Set(listed.map((one) => one.id)) };
    });
    return {
      isPending: products.isPending,
      isError: products.isError,
      products: byName(all),
      groups: byName(groups.filter((group) => group.products.size > 0)),
    };
  }, [products.data, products.isPending, products.isError, categories.data, menus.data]);
}
