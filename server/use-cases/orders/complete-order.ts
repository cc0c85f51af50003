import type { StaffOrder } from '#domain/order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrderAsStaff, type StaffCommand } from './change-order.ts';

/** Handed over; a delivery is delivered with it (R83). */
export function completeOrder(
  deps: Deps,
  actor: Actor,
  request: Omit<StaffCommand, 'body'>,
): Promise<StaffOrder> {
  return changeOrderAsStaff(deps, actor, { ...request, body: null }, { command: { type: 'complete' } });
}
