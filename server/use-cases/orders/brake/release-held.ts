import { AppError } from '#domain/errors.ts';
import { isWaitingForRelease, RELEASED, waitsForPayment } from '#domain/order/payments/settlement.ts';
import * as texts from '#text/order-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { newOrderEffects } from '#use-cases/orders/new-order-effects.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { HeldOrder } from './brake-store.ts';
import { groupsOf } from './list-held.ts';
import { takeHeldStock } from './take-held-stock.ts';

/** One order, those of one sender, or all of a branch: one of the three. */
export type HeldChoice = Partial<Record<'order' | 'sender' | 'branch', number | undefined>>;

/**
 * Lets held orders through (R343): they ring, in the order in which they came, and count against their sender no more. How many
 * they were. Throws 'not-found' for a sender of whom none is held at the actor's branches.
 */
export async function releaseHeld(deps: Deps, actor: Actor, choice: HeldChoice): Promise<number> {
  const chosen = await heldOf(deps, actor, choice);
  const ids = chosen.map(({ order }) => order);
  // First: what comes in the meantime belongs to them.
  await deps.db.brake.clear(ids);
  let released = 0;
  for (const id of ids) if (await release(deps, actor, id)) released += 1;
  const [first] = chosen;
  if (first && released > 0) {
    await deps.db.logs.add({
      ...{ level: 'info', source: 'staff', message: texts.heldReleased({ count: released }) },
      ...authorOf(actor),
      branch: first.branch,
    });
  }
  return released;
}

/** The held orders that a choice stands for, the oldest first. */
export async function heldOf({ db }: Deps, actor: Actor, choice: HeldChoice): Promise<HeldOrder[]> {
  if (choice.branch !== undefined) return db.brake.held(narrowed(branchFilter(actor), choice.branch));
  const groups = groupsOf(await db.brake.held(branchFilter(actor)));
  const wanted = choice.order ?? choice.sender;
  const group = groups.find((orders) => orders.some(({ order }) => order === wanted));
  if (!group) throw new AppError('not-found');
  return choice.order === undefined ? group : group.filter(({ order }) => order === wanted);
}

/** False if it waits no longer: somebody else was first, or its guest has called it off. */
async function release(deps: Deps, actor: Actor, id: number): Promise<boolean> {
  const { shop } = await deps.db.shop.snapshot();
  let isReleased = false;
  await changePlanned(
    deps,
    () => deps.db.orders.byId(id, null),
    {
      author: authorOf(actor),
      claim: null,
      conflict: 'version-conflict',
      holds: (stores) => takeHeldStock(stores, id),
    },
    (order) => {
      isReleased = isWaitingForRelease(order) && !waitsForPayment(order);
      if (!isReleased) return null;
      return {
        event: RELEASED,
        progress: { ...order, isHeld: false },
        effects: newOrderEffects(deps, shop, order),
      };
    },
  );
  return isReleased;
}
