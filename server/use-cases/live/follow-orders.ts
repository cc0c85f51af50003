import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { CounterNews } from './counter-hub.ts';
import { type Live, whileRightHolds } from './live.ts';
import type { Caller } from './live-rights.ts';
import { merged } from './merged.ts';
import type { FeedEntry } from './order-hub.ts';

export interface FollowOrders {
  branch: number | null;
  /** The last sequence that the reader has. */
  after: bigint;
  signal: AbortSignal;
}

/**
 * Every change of the orders of the caller's branches, in commit order, without a gap after `after`. Ends with the signal,
 * and as whileRightHolds says.
 */
export function followOrders(live: Live, caller: Caller, follow: FollowOrders): AsyncGenerator<FeedEntry> {
  const branches = narrowed(branchFilter(caller.actor), follow.branch);
  return whileRightHolds(
    live,
    caller,
    follow.signal,
    (signal) => live.orders.follow({ branches, after: follow.after, signal }),
    { isOfOrders: true },
  );
}

/** News of the counter stands between two changes of orders: a reader resumes after the earlier one. */
export type BoardNews = FeedEntry | (CounterNews & { sequence: bigint });

/** What followOrders gives and, in between, whatever is wrong at the counters of the same branches: first what is now. */
export async function* followBoard(
  live: Live,
  caller: Caller,
  { branch, after, signal }: FollowOrders,
): AsyncGenerator<BoardNews> {
  const branches = narrowed(branchFilter(caller.actor), branch);
  const news = whileRightHolds(
    live,
    caller,
    signal,
    (end) =>
      merged<FeedEntry | CounterNews>(end, [
        (own) => live.orders.follow({ branches, after, signal: own }),
        (own) => live.counters.follow({ branches, signal: own }),
      ]),
    { isOfOrders: true },
  );
  let sequence = after;
  for await (const entry of news) {
    if ('order' in entry) sequence = entry.sequence;
    yield 'order' in entry ? entry : { ...entry, sequence };
  }
}

/**
 * The starting point of a new reader: the next change. To be asked before the reader is told that it is connected, so that
 * the list, which it loads after that, and the feed leave no gap between them.
 */
export function startOfFeed({ db }: Pick<Deps, 'db'>): Promise<bigint> {
  return db.orders.lastSequence();
}
