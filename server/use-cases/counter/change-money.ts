import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { hasMoneyMoved } from '#domain/order/seen-version.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { changePlannedAsStaff } from '#use-cases/orders/change-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { staffView } from '#use-cases/orders/order-view.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The order whose money staff move, as they saw it. */
export interface CounterCommand {
  id: number;
  idempotencyKey: string | null;
  /** The version that the person saw; null = the present one. */
  version: number | null;
}

/**
 * Changes the money of an order of the actor's branches as `plan` says. Of two counters that take the same money the second is
 * refused with the order as it is: 'version-conflict', if its money has moved since the version that the person saw.
 */
export async function changeMoney(
  deps: Deps,
  actor: Actor,
  { version, ...command }: CounterCommand & { body: unknown },
  plan: (order: StoredOrder, at: Date) => Plan,
): Promise<StaffOrder> {
  const view = await staffView(deps);
  return changePlannedAsStaff(deps, actor, command, (order, at) => {
    if (version !== null && hasMoneyMoved(order, version))
      throw new AppError('version-conflict', { details: STAFF_ORDER_WIRE.toWire(view(order)) });
    return plan(order, at);
  });
}
