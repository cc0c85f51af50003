import { validationError } from '#domain/errors.ts';
import { isTooFar, tooFarFault } from '#domain/lists/list-page.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { type HistoryState, historySpan } from '#domain/order/order-history.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { DEFAULT_ZONE, type Zone } from '#domain/time/zone-offsets.ts';
import type { HistoryFilters } from '#inputs/order-commands.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { type BranchFilter, branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Past } from '#use-cases/past-reader.ts';
import type { Deps } from '#use-cases/ports.ts';
import { countOrders } from './count-orders.ts';
import type { OrderFilter } from './order-store.ts';
import { staffOrder } from './order-view.ts';

export interface OrderHistoryQuery extends HistoryFilters {
  page: number;
  pageSize: number;
  /** The order after which to go on, instead of a page. */
  after?: number | undefined;
  /** Counts no further than that. */
  countUpTo?: number | undefined;
}

export interface OrderHistory {
  data: StaffOrder[];
  total: number;
  /** There are more than `total`, which was counted no further. */
  hasMore?: true;
}

/**
 * The history: every order of the actor's branches, page by page, or on from one of its orders. Throws the faults of `from` and
 * `to`, and 'page-too-far' beyond what pages reach; 'not-found' for an unknown order to go on from.
 */
export async function listOrders(
  deps: Deps,
  past: Past,
  actor: Actor,
  { page, pageSize, after, countUpTo, ...filters }: OrderHistoryQuery,
): Promise<OrderHistory> {
  const { shop } = await deps.db.shop.snapshot();
  const filter = historyFilter(shop, actor, filters);
  const counted = await countOrders(deps, past, filter, countUpTo);
  const place = after === undefined ? undefined : await deps.db.orders.byId(after, filter.branches);
  if (place === null) throw validationError([{ code: 'not-found', field: 'after' }]);
  const skip = place ? 0 : (page - 1) * pageSize;
  const isBeyond = !counted.hasMore && skip >= counted.total;
  // Beyond the end there is nothing to read.
  if (isBeyond) return { ...counted, data: [] };
  if (!place && isTooFar(page, pageSize)) throw validationError([tooFarFault()]);
  const orders = await past.orders.list({
    ...filter,
    ...(place ? { after: place } : {}),
    skip,
    take: pageSize,
  });
  return { ...counted, data: orders.map((order) => staffOrder(order, shop)) };
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
      return { states: ['awaiting'], hold: 'payment' };
    case 'held':
      return { states: ['awaiting'], hold: 'brake' };
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
