import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OrderPrints } from '#use-cases/printing/list-print-jobs.ts';
import type { CounterNews } from './counter-hub.ts';
import type { HeldNews } from './held-hub.ts';
import { type Live, whileRightHolds } from './live.ts';
import type { Caller } from './live-rights.ts';
import type { FeedEntry } from './order-hub.ts';
import { entriesOf, type OpenSource } from './source.ts';

export interface FollowOrders {
  branch: number | null;
  /** The last sequence that the reader has. */
  after: bigint;
}

/** Every change of the orders of the actor's branches, in commit order, without a gap after `after`. */
export function openOrders(live: Live, actor: Actor, { branch, after }: FollowOrders): OpenSource<FeedEntry> {
  const branches = narrowed(branchFilter(actor), branch);
  return (wake) => live.orders.open({ branches, after }, wake);
}

/** What else a board wants to hear. */
export interface BoardInterests {
  /** What is wrong at the counters: first what is now. */
  withCounter: boolean;
  /** What became of the slips of an order: from now on. */
  withPrints: boolean;
  /** Whose orders wait for staff: first those of now. */
  withHeld: boolean;
}

export interface PrintNews {
  prints: OrderPrints;
}

/** Other news stands between two changes of orders: a reader resumes after the earlier one. */
export type BoardNews = FeedEntry | ((CounterNews | PrintNews | HeldNews) & { sequence: bigint });

/** What openOrders gives and, in between, what else the board wants to hear of the same branches. */
export function openBoard(
  live: Live,
  actor: Actor,
  { branch, after }: FollowOrders,
  { withCounter, withPrints, withHeld }: BoardInterests,
): OpenSource<BoardNews> {
  const branches = narrowed(branchFilter(actor), branch);
  return (wake) => {
    const orders = live.orders.open({ branches, after }, wake);
    const counters = withCounter ? live.counters.open({ branches }, wake) : null;
    const waiting = withHeld ? live.held.open({ branches }, wake) : null;
    const slips = withPrints ? live.prints.open({ branches }, wake) : null;
    let sequence = after;
    return {
      take() {
        const entry = orders.take();
        if (entry) {
          sequence = entry.sequence;
          return entry;
        }
        const counter = counters?.take();
        if (counter) return { ...counter, sequence };
        const held = waiting?.take();
        if (held) return { ...held, sequence };
        const prints = slips?.take();
        return prints && { prints, sequence };
      },
      close() {
        for (const source of [orders, counters, waiting, slips]) source?.close();
      },
    };
  };
}

/** The same for a reader that waits for every entry. Ends with the signal, and as whileRightHolds says. */
export function followBoard(
  live: Live,
  caller: Caller,
  { signal, ...follow }: FollowOrders & { signal: AbortSignal },
  interests: BoardInterests,
): AsyncGenerator<BoardNews> {
  const open = openBoard(live, caller.actor, follow, interests);
  return whileRightHolds(live, caller, signal, (end) => entriesOf(open, end), { isOfOrders: true });
}

/**
 * The starting point of a new reader: the next change. To be asked before the reader is told that it is connected, so that
 * the list, which it loads after that, and the feed leave no gap between them.
 */
export function startOfFeed({ db }: Pick<Deps, 'db'>): Promise<bigint> {
  return db.orders.lastSequence();
}
