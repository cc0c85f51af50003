import { validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { type HistoryState, historySpan } from '#domain/order/order-history.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { DEFAULT_ZONE, type Zone } from '#domain/time/zone-offsets.ts';
import type { HistoryFilters } from '#inputs/order-commands.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { type BranchFilter, branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OrderFilter } from './order-store.ts';
import { staffOrder } from './order-view.ts';

export interface OrderHistoryQuery extends HistoryFilters {
  page: number;
  pageSize: number;
}

/** The history: every order of the actor's branches, page by page. Throws the faults of `from` and `to`. */
export async function listOrders(
  deps: Deps,
  actor: Actor,
  { page, pageSize, ...filters }: OrderHistoryQuery,
): Promise<{ data: StaffOrder[]; total: number }> {
  const { shop } = await deps.db.shop.snapshot();
  const filter = { ...historyFilter(shop, actor, filters), skip: (page - 1) * pageSize, take: pageSize };
  const total = await deps.db.orders.count(filter);
  // Beyond the end there is nothing to read.
  const orders = filter.skip < total ? await deps.db.orders.list(filter) : [];
  return { data: orders.map((order) => staffOrder(order, shop)), total };
}

/** The history's filters as the store takes them, limited to what the actor may see. */
export function historyFilter(shop: Shop, actor: Actor, filters: HistoryFilters): OrderFilter {
  const { search, ticketNumber, sort, branch = null, state, from = null, to = null } = filters;
  const branches = narrowed(branchFilter(actor), branch);
  const { span, faults } = historySpan({ from, to }, zoneOf(shop, branches));
  if (faults.length > 0) throw validationError(faults);
  return {
    branches,
    sort,
    ...(search ? { search } : {}),
    ...(ticketNumber ? { ticketNumber } : {}),
    ...statesOf(state),
    ...(span.from ? { from: span.from } : {}),
    ...(span.to ? { to: span.to } : {}),
  };
}

function statesOf(state: HistoryState | undefined): Pick<OrderFilter, 'states' | 'hold'> {
  switch (state) {
    case undefined:
      return {};
    case 'awaitingPayment':
      return { hold: 'payment' };
    case 'held':
      return { hold: 'brake' };
    case 'awaiting':
      return { states: [state], hold: 'none' };
    default:
      // One that the brake held and nobody released ended like any other.
      return { states: [state] };
  }
}

/** The clock that defines the days: that of the first branch in question. */
function zoneOf({ branches }: Shop, wanted: BranchFilter): Zone {
  const first = branches.find(({ id }) => wanted === null || wanted.includes(id)) ?? branches[0];
  return first?.timeZone ?? DEFAULT_ZONE;
}
