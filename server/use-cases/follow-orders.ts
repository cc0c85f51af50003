import type { StaffOrder } from '#domain/order.ts';
import type { Actor } from './actor.ts';
import { branchFilter } from './change-order.ts';
import { narrowed } from './list-current-orders.ts';
import { staffOrder } from './order-view.ts';
import type { Deps } from './ports.ts';
import { wakeUps } from './wake-ups.ts';

export interface FeedEntry {
  /** Rises with every entry; a reader resumes after the last one it has seen. */
  sequence: bigint;
  /** placed, confirmed, counter-appointment ... as in the order's history. */
  kind: string;
  /** The order as it is now, which may be later than the entry. */
  order: StaffOrder;
}

export interface FollowOrders {
  branch: number | null;
  /** The last sequence that the reader has; null starts with what comes next. */
  after: bigint | null;
  signal: AbortSignal;
}

/** A lost signal costs at most this long. */
const POLL_MS = 10_000;
const BATCH = 100;

/**
 * Every change of the orders of the actor's branches, in the order of commits, without a gap after `after`. Ends with
 * the signal. A reader without `after` starts to follow before it loads its list, and so misses nothing either.
 */
export async function* followOrders(
  deps: Deps,
  actor: Actor,
  follow: FollowOrders,
): AsyncGenerator<FeedEntry> {
  const branches = narrowed(branchFilter(actor), follow.branch);
  // Listening starts before the first read: what is committed between the two wakes the reader.
  const wake = wakeUps(deps.events, 'orders', POLL_MS, follow.signal);
  try {
    let last = follow.after ?? (await deps.db.orders.lastSequence());
    while (!follow.signal.aborted) {
      const events = await deps.db.orders.eventsAfter(last, branches, BATCH);
      for (const event of events) {
        const order = await deps.db.orders.byId(event.order, branches);
        if (order) yield { sequence: event.sequence, kind: event.kind, order: staffOrder(order) };
        last = event.sequence;
      }
      if (events.length < BATCH) await wake.next();
    }
  } finally {
    wake.stop();
  }
}
