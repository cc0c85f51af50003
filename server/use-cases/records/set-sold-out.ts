import type { StoredRecord } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import type { Stores } from '#use-cases/ports.ts';

type ProductRow = StoredRecord<typeof product.fields>;

/** Writes the branch into, or out of, those where the products are sold out; returns the products in their order. */
export async function setSoldOut(
  stores: Pick<Stores, 'records'>,
  rows: readonly ProductRow[],
  at: number,
  isGone: boolean,
): Promise<ProductRow[]> {
  const after: ProductRow[] = [];
  for (const row of rows) {
    const isMarked = row.soldOut.some(({ id }) => id === at);
    const elsewhere = row.soldOut.filter(({ id }) => id !== at);
    const soldOut = isGone ? [...elsewhere, { id: at }] : elsewhere;
    after.push(isMarked === isGone ? row : await stores.records.update(product, row.id, { soldOut }));
  }
  return after;
}
