import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DrawingSubject } from '#domain/drawing/image-template.ts';
import { product as productEntity } from '#entities/product.ts';
import { asProduct } from '#web/backoffice/catalogue/draft-product.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries, entitySummaries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';

/** Undefined until one is chosen: defaults to the first with a picture. */
type Choice = number | null | undefined;

/** Among these there should be one with a picture. */
const SAMPLES = { isEnabled: true, isPublic: true, sort: 'name', page: 1, pageSize: 50 } as const;

/** The subjects that a template can be previewed for, only those that guests can see, and the chosen one. */
export function useSubjects() {
  const { client } = trpc.useUtils();
  const { currency, branches } = useSession();
  const [chosenProduct, setProduct] = useState<Choice>();
  const [chosenBranch, setBranch] = useState<Choice>();
  const { list, one } = entityQueries(productEntity, client.products);
  const found = useQuery(entitySummaries(productEntity, client.products));
  const samples = useQuery(list(SAMPLES));
  const rows = useMemo(
    () => byName((found.data?.data ?? []).filter(({ isEnabled, isPublic }) => isEnabled && isPublic)),
    [found.data],
  );
  const shown = branches.filter(({ isEnabled, isPublic }) => isEnabled && isPublic);
  const pictured = samples.data?.data.find(({ images }) => images.length > 0);
  const first = samples.isPending ? undefined : (pictured ?? rows[0]);
  const product = chosenProduct === undefined ? (first?.id ?? null) : chosenProduct;
  const { data: row } = useQuery({ ...one(product ?? 0), enabled: product !== null });
  const branch = chosenBranch === undefined ? (shown[0]?.id ?? null) : chosenBranch;
  const subject: DrawingSubject = {
    product: row && product !== null ? asProduct(row) : null,
    branch: shown.find(({ id }) => id === branch) ?? null,
    currency,
    publicUrl: window.location.origin,
  };
  return { products: rows, branches: shown, product, branch, subject, setProduct, setBranch };
}
