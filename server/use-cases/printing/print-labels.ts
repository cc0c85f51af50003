import { type LabelChoice, type LabelGrid, labelOf } from '#domain/drawing/label.ts';
import { AppError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface LabelsRequest extends LabelChoice {
  /** One per label. */
  products: readonly number[];
  grid: LabelGrid;
  /** From 1. */
  start: number;
  branch: number | null;
}

/** Sheets of labels as PDF. Throws 'not-found' for products or a branch that do not exist. */
export async function printLabels(deps: Deps, request: LabelsRequest): Promise<Uint8Array> {
  const { shop } = await deps.db.shop.snapshot();
  const branch = shop.branches.find(({ id }) => id === request.branch);
  if (request.branch !== null && !branch) throw new AppError('not-found');
  const byId = new Map(shop.products.map((product) => [product.id, product]));
  const labels = request.products.map((id) => {
    const product = byId.get(id);
    if (!product) throw new AppError('not-found');
    const link = branch
      ? `${deps.publicUrl}/store/${encodeURIComponent(branch.identifier)}?produkt=${id}`
      : deps.publicUrl;
    return labelOf(product, request, { currency: shop.config.currency, link });
  });
  return deps.labels.pdf(labels, request);
}
