import { orderedAgain } from '#domain/ordering/reorder.ts';
import { stockAfter } from '#domain/ordering/stock.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { takeStock } from '#use-cases/orders/take-stock.ts';
import type { Stores } from '#use-cases/ports.ts';

/**
 * Takes what a held order needs of what its branch counts, now that it is an order of the shop: as far as it is there, since it was
 * promised to nobody before (R343). In the transaction that lets it through; always true, for `holds`.
 */
export async function takeHeldStock(stores: Stores, id: number): Promise<true> {
  const order = await stores.orders.byId(id, null);
  if (!order?.isHeld || order.state !== 'awaiting') return true;
  const isCounted = (await stores.shop.snapshot()).shop.branches.some(
    (branch) => branch.id === order.branchId && (branch.shortages ?? []).length > 0,
  );
  if (!isCounted) return true;
  await stores.records.lock();
  const { shop } = await stores.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return true;
  const { products } = shop;
  const items = orderedAgain(order.items, (product) => products.find((one) => one.id === product) ?? null);
  const stock = stockAfter({ branch, products, items });
  if (stock) await takeStock(stores, branch.id, stock);
  return true;
}
