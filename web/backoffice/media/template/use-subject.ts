import { useQuery } from '@tanstack/react-query';
import type { Branch } from '#domain/branch.ts';
import type { DrawingSubject } from '#domain/image-template.ts';
import type { Product } from '#domain/product.ts';
import { fromWire, type Wire } from '#domain/wire.ts';
import { type ProductRow, product as productEntity } from '#entities/product.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSession } from '../../session/session.tsx';

/** For what the canvas is filled in: a product and a branch, as far as they are chosen and known. */
export function useSubject(chosen: { product: number | null; branch: number | null }): DrawingSubject {
  const { client } = trpc.useUtils();
  const { currency, branchOf } = useSession();
  const found = useQuery({
    ...entityQueries<ProductRow, unknown>(productEntity, client.products).one(chosen.product ?? 0),
    enabled: chosen.product !== null,
  });
  const product = chosen.product === null ? undefined : found.data;
  const branch: Branch | null = chosen.branch === null ? null : branchOf(chosen.branch);
  return {
    // Our own server sent it, cut from the same type.
    product: product ? fromWire<Product>(product as Wire<Product>) : null,
    branch,
    currency,
    publicUrl: window.location.origin,
  };
}
