import type { StaffOrder } from '#domain/order.ts';
import { OPEN_STATES } from '#domain/order-state.ts';
import type { Actor } from './actor.ts';
import { branchFilter, narrowed } from './branch-filter.ts';
import { staffOrder } from './order-view.ts';
import type { Deps } from './ports.ts';

/** More open orders than this do not fit any board. */
const LIMIT = 500;

/** The open orders of the actor's branches, or of one of them; oldest first. */
export async function listCurrentOrders(
  deps: Deps,
  actor: Actor,
  branch: number | null,
): Promise<StaffOrder[]> {
  const orders = await deps.db.orders.list({
    branches: narrowed(branchFilter(actor), branch),
    states: OPEN_STATES,
    sort: 'createdAt',
    take: LIMIT,
  });
  return orders.map(staffOrder);
}
