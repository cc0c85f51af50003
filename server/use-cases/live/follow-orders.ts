import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OrderPrints } from '#use-cases/printing/list-print-jobs.ts';
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

/** What else a board wants to hear. */
export interface BoardInterests {
  /** What is wrong at the counters: first what is now. */
  withCounter: boolean;
  /** What became of the slips of an order: from now on. */
  withPrints: boolean;
}

export interface PrintNews {
  prints: OrderPrints;
}

/** Other news stands between two changes of orders: a reader resumes after the earlier one. */
export type BoardNews = FeedEntry | ((CounterNews | PrintNews) & { sequence: bigint });

/** What followOrders gives and, in between, what else the board wants to hear of the same branches. */
export function followBoard(
  live: Live,
  caller: Caller,
  follow: FollowOrders,
  interests: BoardInterests,
): AsyncGenerator<BoardNews> {
  // With hundreds of readers every layer that an order passes counts.
  if (!interests.withCounter && !interests.withPrints) return followOrders(live, caller, follow);
  return followAll(live, caller, follow, interests);
}

async function* followAll(
  live: Live,
  caller: Caller,
  { branch, after, signal }: FollowOrders,
  { withCounter, withPrints }: BoardInterests,
): AsyncGenerator<BoardNews> {
  const branches = narrowed(branchFilter(caller.actor), branch);
  const sources: ((own: AbortSignal) => AsyncGenerator<FeedEntry | CounterNews | PrintNews>)[] = [
    (own) => live.orders.follow({ branches, after, signal: own }),
  ];
  if (withCounter) sources.push((own) => live.counters.follow({ branches, signal: own }));
  if (withPrints) sources.push((own) => printNews(live.prints.follow({ branches, signal: own })));
  const news = whileRightHolds(live, caller, signal, (end) => merged(end, sources), { isOfOrders: true });
  let sequence = after;
  for await (const entry of news) {
    if ('order' in entry) sequence = entry.sequence;
    yield 'order' in entry ? entry : { ...entry, sequence };
  }
}

async function* printNews(prints: AsyncGenerator<OrderPrints>): AsyncGenerator<PrintNews> {
  for await (const one of prints) yield { prints: one };
}

/**
 * The starting point of a new reader: the next change. To be asked before the reader is told that it is connected, so that
 * the list, which it loads after that, and the feed leave no gap between them.
 */
export function startOfFeed({ db }: Pick<Deps, 'db'>): Promise<bigint> {
  return db.orders.lastSequence();
}
