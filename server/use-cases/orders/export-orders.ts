import { validationError } from '#domain/errors.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { CSV_START, csvRows } from '#domain/text/csv.ts';
import { yielder } from '#domain/time/breath.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import type { HistoryFilters } from '#inputs/order-commands.ts';
import { ORDER_COLUMNS, orderCells } from '#text/order-csv.ts';
import { ordersExportedMessage } from '#text/privacy/journal-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { branchOf } from './compose-order.ts';
import { historyFilter } from './list-orders.ts';
import type { OrderFilter } from './order-store.ts';
import { staffOrder } from './order-view.ts';

const MAXIMUM = 20_000;
/** Orders that are read and written in one turn; people are ordering meanwhile. */
const BATCH = 100;

/**
 * The history as a table for spreadsheet programs, one row per order, in parts; an order that waits for its online payment is
 * in it only where these are asked for (R302). Throws 'export-too-large' beyond 20,000 orders, and
 * the faults of `from` and `to`.
 */
export async function exportOrders(
  deps: Deps,
  actor: Actor,
  filters: HistoryFilters,
): Promise<AsyncGenerator<string>> {
  const { shop } = await deps.db.shop.snapshot();
  const filter = { hold: 'none' as const, ...historyFilter(shop, actor, filters) };
  const total = await deps.db.orders.count(filter);
  if (total > MAXIMUM) throw validationError([{ code: 'export-too-large', field: 'from' }]);
  await deps.db.logs.add({
    level: 'info',
    source: 'staff',
    message: ordersExportedMessage({ count: total }),
    ...authorOf(actor),
    subject: 'order',
    subjectId: 0,
    journal: { action: 'exported', change: null },
  });
  return partsOf(deps, shop, filter, total);
}

/** Batch by batch, each when the one before has been taken. */
async function* partsOf({ db, turns }: Deps, shop: Shop, filter: OrderFilter, total: number) {
  const breath = yielder(turns);
  yield `${CSV_START}${csvRows([ORDER_COLUMNS])}`;
  for (let skip = 0; skip < total; skip += BATCH) {
    await breath();
    const orders = await db.orders.list({ ...filter, skip, take: BATCH });
    yield csvRows(
      orders.map((order) => {
        const branch = branchOf(shop.branches, order.branchId);
        return orderCells(staffOrder(order, shop), branch ?? { name: '', timeZone: DEFAULT_ZONE });
      }),
    );
  }
}
