import { isMissed } from '#domain/order/missed-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { branchOf } from './compose-order.ts';
import { staffOrder } from './order-view.ts';

/** Orders that have been waiting too long for an answer (R90); oldest first. */
export async function listMissedOrders(
  deps: Deps,
  actor: Actor,
  branch: number | null,
): Promise<StaffOrder[]> {
  const [awaiting, { shop }] = await Promise.all([
    deps.db.orders.awaiting(narrowed(branchFilter(actor), branch)),
    deps.db.shop.snapshot(),
  ]);
  const now = deps.clock.now();
  return awaiting
    .map(({ order, acceptMinutes }) => ({ order: staffOrder(order, shop), acceptMinutes }))
    .filter(({ order, acceptMinutes }) => {
      const place = branchOf(shop.branches, order.branch);
      return place !== null && isMissed(order, { branch: place, acceptMinutes }, now);
    })
    .map(({ order }) => order);
}
