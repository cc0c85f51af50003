import { validationError } from '#domain/errors.ts';
import { csvDocument } from '#domain/text/csv.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import type { HistoryFilters } from '#inputs/order-commands.ts';
import { ORDER_COLUMNS, orderCells } from '#text/order-csv.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { branchOf } from './compose-order.ts';
import { historyFilter } from './list-orders.ts';
import { staffOrder } from './order-view.ts';

const MAXIMUM = 20_000;
const BATCH = 500;

/**
 * The history as a table for spreadsheet programs, one row per order. Throws 'export-too-large' beyond 20,000 orders, and
 * the faults of `from` and `to`.
 */
export async function exportOrders(deps: Deps, actor: Actor, filters: HistoryFilters): Promise<string> {
  const { shop } = await deps.db.shop.snapshot();
  const filter = historyFilter(shop, actor, filters);
  const total = await deps.db.orders.count(filter);
  if (total > MAXIMUM) throw validationError([{ code: 'export-too-large', field: 'from' }]);
  const rows: ReturnType<typeof orderCells>[] = [];
  for (let skip = 0; skip < total; skip += BATCH) {
    for (const order of await deps.db.orders.list({ ...filter, skip, take: BATCH })) {
      const branch = branchOf(shop.branches, order.branchId);
      rows.push(orderCells(staffOrder(order, shop), branch ?? { name: '', timeZone: DEFAULT_ZONE }));
    }
  }
  return csvDocument([ORDER_COLUMNS, ...rows]);
}
