import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { asProduct } from './draft-product.ts';
import { useProducts } from './use-products.ts';

/** The products in a bundle and, if they are bundles themselves, those in them: read one by one, for there are few. */
export function useParts(items: readonly { product: { id: number } }[]): {
  parts: readonly Product[];
  isLoaded: boolean;
} {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const { byId, isLoaded } = useProducts();
  const { one } = entityQueries(product, client.products);
  const known = (id: number): ProductRow | undefined => queries.getQueryData(one(id).queryKey);
  // Every answer may name more of them.
  const wanted = new Set(items.map((item) => item.product.id));
  for (const id of wanted) for (const item of known(id)?.bundleItems ?? []) wanted.add(item.product.id);
  const { rows, isComplete } = useQueries({
    queries: [...wanted].filter((id) => byId.has(id)).map(one),
    combine: gathered,
  });
  const parts = useMemo(() => rows.map(asProduct), [rows]);
  return { parts, isLoaded: isLoaded && isComplete };
}

function gathered(answers: readonly { data?: ProductRow | undefined; isPending: boolean }[]) {
  return {
    rows: answers.flatMap(({ data }) => data ?? []),
    isComplete: answers.every(({ isPending }) => !isPending),
  };
}
