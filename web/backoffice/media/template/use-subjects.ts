import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PRODUCT_WIRE, type Product } from '#domain/catalogue/product.ts';
import type { DrawingSubject } from '#domain/drawing/image-template.ts';
import type { Wire } from '#domain/money/wire.ts';
import { type ProductRow, product as productEntity } from '#entities/product.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

/** Undefined until one is chosen: defaults to the first with a picture. */
type Choice = number | null | undefined;

/** The subjects that a template can be previewed for, only those that guests can see, and the chosen one. */
export function useSubjects() {
  const { client } = trpc.useUtils();
  const { currency, branches } = useSession();
  const [chosenProduct, setProduct] = useState<Choice>();
  const [chosenBranch, setBranch] = useState<Choice>();
  const found = useQuery(entityQueries<ProductRow, unknown>(productEntity, client.products).list());
  const rows = useMemo(
    () => byName((found.data?.data ?? []).filter(({ isEnabled, isPublic }) => isEnabled && isPublic)),
    [found.data],
  );
  const shown = branches.filter(({ isEnabled, isPublic }) => isEnabled && isPublic);
  const first = rows.find(({ images }) => images.length > 0) ?? rows[0];
  const product = chosenProduct === undefined ? (first?.id ?? null) : chosenProduct;
  const branch = chosenBranch === undefined ? (shown[0]?.id ?? null) : chosenBranch;
  const row = rows.find(({ id }) => id === product);
  const subject: DrawingSubject = {
    // Sent by our own server, and picked from the same type.
    product: row ? PRODUCT_WIRE.fromWire(row as Wire<Product>) : null,
    branch: shown.find(({ id }) => id === branch) ?? null,
    currency,
    publicUrl: window.location.origin,
  };
  return { products: rows, branches: shown, product, branch, subject, setProduct, setBranch };
}
