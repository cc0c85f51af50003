import type { StaffOrder } from '#domain/order.ts';
import type { OrderState } from '#domain/order-state.ts';
import type { Actor } from './actor.ts';
import { branchFilter } from './change-order.ts';
import { narrowed } from './list-current-orders.ts';
import type { OrderFilter } from './order-store.ts';
import { staffOrder } from './order-view.ts';
import type { Deps } from './ports.ts';

export interface OrderHistoryQuery {
  page: number;
  pageSize: number;
  search: string | null;
  sort: NonNullable<OrderFilter['sort']>;
  branch: number | null;
  state: OrderState | null;
  from: Date | null;
  to: Date | null;
}

/** The history: every order of the actor's branches, page by page. */
export async function listOrders(
  deps: Deps,
  actor: Actor,
  query: OrderHistoryQuery,
): Promise<{ data: StaffOrder[]; total: number }> {
  const { page, pageSize, search, sort, branch, state, from, to } = query;
  const filter: OrderFilter = {
    branches: narrowed(branchFilter(actor), branch),
    sort,
    skip: (page - 1) * pageSize,
    take: pageSize,
    ...(search ? { search } : {}),
    ...(state ? { states: [state] } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  const [orders, total] = await Promise.all([deps.db.orders.list(filter), deps.db.orders.count(filter)]);
  return { data: orders.map(staffOrder), total };
}
