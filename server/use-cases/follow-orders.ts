import { branchFilter } from './change-order.ts';
import { narrowed } from './list-current-orders.ts';
import { type Live, whileRightHolds } from './live.ts';
import type { Caller } from './live-rights.ts';
import type { FeedEntry } from './order-hub.ts';

export interface FollowOrders {
  branch: number | null;
  /** The last sequence that the reader has; null starts with what comes next. */
  after: bigint | null;
  signal: AbortSignal;
}

/**
 * Every change of the orders of the caller's branches, in the order of commits, without a gap after `after`. Ends with the
 * signal, and as whileRightHolds says. A reader without `after` starts to follow before it loads its list, and so misses
 * nothing either.
 */
export function followOrders(live: Live, caller: Caller, follow: FollowOrders): AsyncGenerator<FeedEntry> {
  const branches = narrowed(branchFilter(caller.actor), follow.branch);
  return whileRightHolds(live, caller, follow.signal, (signal) =>
    live.orders.follow({ branches, after: follow.after, signal }),
  );
}
