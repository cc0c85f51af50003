import type { StaffOrder } from '#domain/order/order.ts';
import { OPEN_STATES } from '#domain/order/order-state.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredOrder } from './order-store.ts';
import { staffView } from './order-view.ts';

/** No board has room for more open orders than this. */
const LIMIT = 500;

/** The open orders of the actor's branches, or of one of them; oldest first. */
export async function listCurrentOrders(
  deps: Deps,
  actor: Actor,
  branch: number | null,
): Promise<StaffOrder[]> {
  const orders = await openOrders(deps, actor, branch);
  return orders.map(await staffView(deps));
}

/** The same as stored. */
export function openOrders(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  branch: number | null,
): Promise<StoredOrder[]> {
  return db.orders.list({
    branches: narrowed(branchFilter(actor), branch),
    states: OPEN_STATES,
    hold: 'none',
    sort: 'createdAt',
    take: LIMIT,
  });
}
