import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { type BranchFilter, covers, union } from '#use-cases/access/branch-filter.ts';
import type { OrderChangeEntry } from '#use-cases/orders/order-store.ts';
import { staffView } from '#use-cases/orders/order-view.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { LiveRights } from './live-rights.ts';
import type { Source } from './source.ts';

/** One change of an order. All readers get the same object, so that anything derived from it can be cached beside it. */
export interface FeedEntry {
  /** Rises with every entry; a reader resumes after the last one it has seen. */
  sequence: bigint;
  /** placed, confirmed, counter-appointment ... as in the order's history. */
  kind: string;
  /** The order as it is now, which may be later than the entry. */
  order: StaffOrder;
}

export interface Following {
  /** null stands for every branch. */
  branches: BranchFilter;
  /** The last sequence, to resume after; a new reader asks for it before it reports that it listens. */
  after: bigint;
}

export interface OrderHub {
  /** Every change of the orders of these branches, in commit order, without a gap after `after`. */
  open(following: Following, wake: () => void): Source<FeedEntry>;
}

/** The longest delay that a lost signal can cause. */
const POLL_MS = 10_000;
const RETRY_MS = 1_000;
const BATCH = 100;
/** A reader that is further behind reads on its own once it has time again. */
const MOST_WAITING = 200;

interface Reader {
  branches: BranchFilter;
  waiting: FeedEntry[];
  /** Entries were dropped: the reader has to catch up before it takes from `waiting` again. */
  isBehind: boolean;
  wake: () => void;
}

/**
 * Reads what happened to orders once per commit and process, and passes it to all readers of the branch, however many there
 * are. Changes of branches that nobody follows are not read at all.
 */
export function orderHub(
  { db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>,
  rights: Pick<LiveRights, 'doubt'>,
): OrderHub {
  const readers = new Set<Reader>();
  /** Everything up to here was handed out; null without readers. */
  let last: bigint | null = null;
  let isDue = false;
  /** A signal has come since the last read. */
  let isAnnounced = false;
  let isWorking = false;
  /** The read in progress: it knows nothing of readers that have joined since. */
  let reading: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  events.listen('orders', (payload) => {
    const branch = branchIn(payload);
    isAnnounced = true;
    if ([...readers].some((reader) => branch === null || covers(reader.branches, branch))) work();
  });

  function work(): void {
    isDue = true;
    if (!isWorking) void readWhileDue();
  }

  async function readWhileDue(): Promise<void> {
    isWorking = true;
    try {
      while (isDue && readers.size > 0) {
        isDue = false;
        const next = readOnce();
        reading = next.catch(() => {});
        await next;
      }
    } catch (error) {
      log.warn({ err: error }, 'changes of orders could not be read');
      setTimeout(work, RETRY_MS).unref();
    } finally {
      isWorking = false;
    }
  }

  async function readOnce(): Promise<void> {
    last ??= await db.orders.lastSequence();
    const wasAnnounced = isAnnounced;
    isAnnounced = false;
    const { entries, upTo } = await db.orders.changesAfter(
      last,
      union([...readers].map(({ branches }) => branches)),
      BATCH,
    );
    // Found by looking, on a connection that hears nothing: that a right is gone would not have been heard either.
    if (entries.length > 0 && !wasAnnounced && !isAnnounced) rights.doubt();
    const entryOf = await entryMaker(db);
    for (const change of entries) {
      const entry = entryOf(change);
      for (const reader of readers) if (covers(reader.branches, change.order.branchId)) offer(reader, entry);
    }
    // Once for all of them: what a reader takes in one go is one write.
    for (const reader of readers) if (reader.waiting.length > 0 || reader.isBehind) reader.wake();
    // The last reader may have left in the meantime.
    last = readers.size > 0 ? upTo : null;
    if (entries.length === BATCH) isDue = true;
  }

  function join(reader: Reader): void {
    readers.add(reader);
    timer ??= setInterval(work, POLL_MS).unref();
    // Marks the point from which entries are handed out, before the reader looks for what it has missed.
    if (last === null) work();
  }

  function leave(reader: Reader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    last = null;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open({ branches, after }, wake) {
      const reader: Reader = { branches, waiting: [], isBehind: true, wake };
      const missed = missedBy(reader, (from) => portionFor(reader, from));
      let seen = after;
      join(reader);
      return {
        take() {
          const early = missed.take();
          if (early || missed.isReading()) return early;
          for (let entry = reader.waiting.shift(); entry; entry = reader.waiting.shift()) {
            if (entry.sequence <= seen) continue;
            seen = entry.sequence;
            return entry;
          }
          if (reader.isBehind)
            missed.read(seen, (upTo) => {
              seen = upTo;
            });
          return undefined;
        },
        close: () => leave(reader),
      };
    },
  };

  async function portionFor(reader: Reader, after: bigint): Promise<Portion> {
    // The read in progress may have skipped the reader's branches, and is older than this one.
    await reading;
    // Without the mark nothing says where the shared reads start.
    if (last === null) throw new AppError('unavailable');
    const { entries: changes, upTo } = await db.orders.changesAfter(after, reader.branches, BATCH);
    const entryOf = await entryMaker(db);
    if (changes.length === BATCH) fallBehind(reader);
    return { entries: changes.map(entryOf), upTo };
  }
}

interface Portion {
  entries: FeedEntry[];
  upTo: bigint;
}

/** What a reader has missed comes from the database in portions, the next when it has taken the last. */
function missedBy(reader: Reader, portionAfter: (after: bigint) => Promise<Portion>) {
  const entries: FeedEntry[] = [];
  let isReading = false;
  let failure: { error: unknown } | null = null;
  return {
    isReading: () => isReading,
    take(): FeedEntry | undefined {
      if (failure) throw failure.error;
      return entries.shift();
    },
    read(after: bigint, done: (upTo: bigint) => void): void {
      isReading = true;
      reader.isBehind = false;
      portionAfter(after)
        .then(
          (portion) => {
            entries.push(...portion.entries);
            done(portion.upTo);
          },
          (error: unknown) => {
            failure = { error };
          },
        )
        .finally(() => {
          isReading = false;
          reader.wake();
        });
    },
  };
}

function offer(reader: Reader, entry: FeedEntry): void {
  if (reader.isBehind) return;
  if (reader.waiting.length < MOST_WAITING) {
    reader.waiting.push(entry);
  } else fallBehind(reader);
}

function fallBehind(reader: Reader): void {
  reader.waiting.length = 0;
  reader.isBehind = true;
}

/** How changes are passed on, with what the present shop says about their orders. */
async function entryMaker(db: Deps['db']): Promise<(change: OrderChangeEntry) => FeedEntry> {
  const view = await staffView({ db });
  return ({ sequence, kind, order }) => ({ sequence, kind, order: view(order) });
}

/** The branch of a signal 'sequence branch'; null when it may be any. */
function branchIn(payload: string): number | null {
  const [, branch] = /^\d+ (\d+)$/.exec(payload) ?? [];
  return branch === undefined ? null : Number(branch);
}
