import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { showOrder } from './show-order.ts';

/** Orders are never deleted (R94): throws 'order-not-deletable', or 'not-found' for another branch's order. */
export async function deleteOrder(deps: Deps, actor: Actor, id: number): Promise<void> {
  await showOrder(deps, actor, id);
  throw new AppError('order-not-deletable');
}
