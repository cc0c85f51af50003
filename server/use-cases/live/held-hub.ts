import { type HeldSender, heldAt } from '#use-cases/orders/brake/list-held.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type LookHub, lookHub } from './look-hub.ts';

/** Whose orders wait for staff at the reader's branches (R343): it replaces what was said before. */
export interface HeldNews {
  held: readonly HeldSender[];
}

export type HeldHub = LookHub<HeldNews>;

export function heldHub(deps: Pick<Deps, 'db' | 'events' | 'log'>): HeldHub {
  return lookHub(deps, {
    channel: 'held-orders',
    read: (branches) => heldAt(deps, branches),
    news: (held): HeldNews => ({ held }),
    failure: 'held orders could not be read',
  });
}
