import type { Shop } from '#domain/shop/shop.ts';
import { CSV_START, csvRows } from '#domain/text/csv.ts';
import { type Turns, yielder } from '#domain/time/breath.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import type { HistoryFilters } from '#inputs/order-commands.ts';
import { ORDER_COLUMNS, orderCells } from '#text/order-csv.ts';
import { ordersExportedMessage } from '#text/privacy/journal-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Past } from '#use-cases/past-reader.ts';
import type { Deps } from '#use-cases/ports.ts';
import { branchOf } from './compose-order.ts';
import { historyFilter } from './list-orders.ts';
import type { OrderFilter, StoredOrder } from './order-store.ts';
import { staffOrder } from './order-view.ts';

/** Orders that are read and written in one turn; people are ordering meanwhile. */
const BATCH = 40;

/** A table in parts, and how many orders it will have. */
export interface OrderExport {
  total: number;
  parts: AsyncGenerator<string>;
}

/**
 * The history as a table for spreadsheet programs, one row per order, in parts of which only one is in memory: of any size. What is
 * ordered meanwhile is not in it, nor is an order that waits for its online payment, unless these are asked for (R302).
 * Throws the faults of `from` and `to`.
 */
export async function exportOrders(
  deps: Deps,
  past: Past,
  actor: Actor,
  filters: HistoryFilters,
): Promise<OrderExport> {
  const { shop } = await deps.db.shop.snapshot();
  const asked = { hold: 'none' as const, ...historyFilter(shop, actor, filters) };
  const end = new Date(deps.clock.now().getTime() + 1);
  const filter = { ...asked, to: asked.to && asked.to < end ? asked.to : end };
  const total = await past.orders.count(filter);
  await deps.db.logs.add({
    level: 'info',
    source: 'staff',
    message: ordersExportedMessage({ count: total }),
    ...authorOf(actor),
    subject: 'order',
    subjectId: 0,
    journal: { action: 'exported', change: null },
  });
  return { total, parts: partsOf(past, deps.turns, shop, filter) };
}

/** Batch by batch, each when the one before has been taken, and on from its last order: the thousandth is as quick as the first. */
async function* partsOf({ orders: store }: Past, turns: Turns, shop: Shop, filter: OrderFilter) {
  const breath = yielder(turns);
  yield `${CSV_START}${csvRows([ORDER_COLUMNS])}`;
  let last: StoredOrder | undefined;
  for (;;) {
    await breath();
    const orders = await store.list({ ...filter, ...(last ? { after: last } : {}), take: BATCH });
    if (orders.length > 0) yield rowsOf(orders, shop);
    last = orders.at(-1);
    if (orders.length < BATCH) return;
  }
}

function rowsOf(orders: readonly StoredOrder[], shop: Shop): string {
  return csvRows(
    orders.map((order) => {
      const branch = branchOf(shop.branches, order.branchId);
      return orderCells(staffOrder(order, shop), branch ?? { name: '', timeZone: DEFAULT_ZONE });
    }),
  );
}
