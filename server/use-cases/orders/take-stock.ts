import { isUsedUp, type Shortage } from '#domain/shop/shortage.ts';
import { branch } from '#entities/branch.ts';
import { product } from '#entities/product.ts';
import type { Stores } from '#use-cases/ports.ts';
import { setSoldOut } from '#use-cases/records/set-sold-out.ts';

/**
 * Stores what is left of the counted products and options of a branch after an order (R232). Must run in its transaction,
 * under the lock of records and against the shop that the order was judged by.
 */
export async function takeStock(
  stores: Pick<Stores, 'records'>,
  id: number,
  stock: readonly Shortage[],
): Promise<void> {
  await stores.records.update(branch, id, { shortages: [...stock] });
  const gone = stock.flatMap((one) => (one.left !== null && isUsedUp(one) ? (one.product ?? []) : []));
  if (gone.length > 0) await setSoldOut(stores, await stores.records.byIds(product, gone), id, true);
}
