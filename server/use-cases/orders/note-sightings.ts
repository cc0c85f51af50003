import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';

/** An order that a screen has shown, and how long ago. */
export interface ShownOrder {
  id: number;
  agoMs: number;
}

/**
 * Records that the screen of a person or device has shown orders (R270). Orders of other branches and those that are over are
 * passed over: a screen may be behind, and has nothing to correct.
 */
export async function noteSightings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  shown: readonly ShownOrder[],
): Promise<void> {
  const now = clock.now().getTime();
  await db.orders.addSightings(
    shown.map(({ id, agoMs }) => ({ order: id, at: new Date(now - agoMs) })),
    { branches: branchFilter(actor), author: authorOf(actor) },
  );
}
