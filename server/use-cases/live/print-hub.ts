import { type BranchFilter, covers } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type OrderPrints, printsOf } from '#use-cases/printing/list-print-jobs.ts';
import type { Source } from './source.ts';

export interface PrintHub {
  /**
   * The print jobs of an order of these branches whenever they have changed, the latest state only, the same object for all
   * readers. What is known before, readers fetch with the list.
   */
  open(following: { branches: BranchFilter }, wake: () => void): Source<OrderPrints>;
}

interface Reader {
  branches: BranchFilter;
  /** By order: whoever is slow misses nothing but states in between. */
  waiting: Map<number, OrderPrints>;
  wake: () => void;
}

/** Time alone makes a job one that no device fetches. */
const LOOK_EVERY_MS = 5_000;
const RETRY_MS = 1_000;
/** A slip is made, fetched and printed within a moment: boards hear of it once, and nobody reads what was in between. */
const GATHER_MS = 250;

/** Reads the print jobs of an order once for all readers of this process, when something happened to them. */
export function printHub(deps: Pick<Deps, 'db' | 'events' | 'clock' | 'log'>): PrintHub {
  const readers = new Set<Reader>();
  const due = new Set<number>();
  /** What was last told of orders with a job that waits, and nobody knows yet what for. */
  const watched = new Map<number, string>();
  let isWorking = false;
  let timer: NodeJS.Timeout | undefined;

  deps.events.listen('print-states', (payload) => {
    const [order, branch] = payload.split(' ').map(Number);
    // Nobody says whose it was; readers fetch the list from time to time, too.
    if (!order || !branch) return look();
    if ([...readers].some((reader) => covers(reader.branches, branch))) tell([order]);
  });

  const look = () => tell(watched.keys());

  function tell(orders: Iterable<number>): void {
    for (const order of orders) due.add(order);
    if (!isWorking) void readWhileDue();
  }

  async function readWhileDue(): Promise<void> {
    isWorking = true;
    while (due.size > 0 && readers.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const orders = [...due];
      due.clear();
      // Everybody may have left.
      if (orders.length === 0) break;
      try {
        for (const prints of await printsOf(deps, orders)) offer(prints);
      } catch (error) {
        deps.log.warn({ err: error }, 'print jobs could not be read');
        setTimeout(() => tell(orders), RETRY_MS).unref();
        break;
      }
    }
    isWorking = false;
  }

  function offer(prints: OrderPrints): void {
    const { order, branch, jobs } = prints;
    const said = JSON.stringify(jobs);
    const isNews = watched.get(order) !== said;
    if (jobs.some(({ state, reason }) => state === 'waiting' && reason === null)) watched.set(order, said);
    else watched.delete(order);
    if (!isNews) return;
    for (const reader of readers)
      if (covers(reader.branches, branch)) {
        reader.waiting.set(order, prints);
        reader.wake();
      }
  }

  async function join(reader: Reader): Promise<void> {
    readers.add(reader);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    try {
      tell(await deps.db.work.waitingOrders(reader.branches));
    } catch (error) {
      // Orders go on; what happens to slips from now on is told all the same.
      deps.log.warn({ err: error }, 'waiting print jobs could not be read');
    }
  }

  function leave(reader: Reader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    watched.clear();
    due.clear();
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open({ branches }, wake) {
      const reader: Reader = { branches, waiting: new Map(), wake };
      void join(reader);
      return {
        take() {
          const [next] = reader.waiting.values();
          if (next) reader.waiting.delete(next.order);
          return next;
        },
        close: () => leave(reader),
      };
    },
  };
}
