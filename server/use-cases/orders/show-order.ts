import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { staffView } from './order-view.ts';

/** One order of the actor's branches; any other is 'not-found'. */
export async function showOrder(deps: Deps, actor: Actor, id: number): Promise<StaffOrder> {
  const order = await deps.db.orders.byId(id, branchFilter(actor));
  if (!order) throw new AppError('not-found');
  return (await staffView(deps))(order);
}
