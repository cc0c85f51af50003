import { type BranchFilter, covers, union } from '#use-cases/access/branch-filter.ts';
import { type BranchFault, faultsOf } from '#use-cases/devices/list-counter-faults.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Source } from './source.ts';

/** Everything that is wrong at the counters of the reader's branches: it replaces what was said before. */
export interface CounterNews {
  faults: readonly BranchFault[];
}

export interface CounterHub {
  /** The faults of these branches, now and whenever they change; what readers of the same branches take is the same object. */
  open(following: { branches: BranchFilter }, wake: () => void): Source<CounterNews>;
}

interface Reader {
  branches: BranchFilter;
  wake: () => void;
}

/** Nothing is written when a device falls silent: the time alone makes the fault. */
const LOOK_EVERY_MS = 5_000;

/**
 * Looks once for all readers of this process, at what devices report and every few seconds, and wakes those for whom
 * something has changed. Judged here and not in the browsers: one clock, one rule, and one that sleeps misses nothing.
 */
export function counterHub({
  db,
  events,
  clock,
  log,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'log'>): CounterHub {
  const readers = new Set<Reader>();
  let newsOf: ((branches: BranchFilter) => { news: CounterNews; text: string }) | null = null;
  let isDue = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  events.listen('device-states', (payload) => {
    const branch = Number(payload);
    if ([...readers].some((reader) => payload === '' || covers(reader.branches, branch))) look();
  });

  function look(): void {
    isDue = true;
    if (!isLooking) void lookWhileDue();
  }

  /** What is known may be without the branches of a new reader. */
  function lookAnew(): void {
    newsOf = null;
    look();
  }

  async function lookWhileDue(): Promise<void> {
    isLooking = true;
    while (isDue && readers.size > 0) {
      isDue = false;
      try {
        const found = await faultsOf({ db, clock }, union([...readers].map(({ branches }) => branches)));
        // Somebody has joined, or a device has spoken, since the question.
        if (isDue) continue;
        newsOf = byBranches(found);
        for (const reader of readers) reader.wake();
      } catch (error) {
        log.warn({ err: error }, 'the state of devices could not be read');
      }
    }
    isLooking = false;
  }

  return {
    open({ branches }, wake) {
      let told: string | null = null;
      const reader: Reader = { branches, wake };
      readers.add(reader);
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
      lookAnew();
      return {
        take() {
          const known = newsOf?.(branches);
          if (!known || known.text === told) return undefined;
          told = known.text;
          return known.news;
        },
        close() {
          readers.delete(reader);
          if (readers.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}

/** Chosen and compared once for all readers of the same branches. */
function byBranches(faults: readonly BranchFault[]) {
  const made = new Map<string, { news: CounterNews; text: string }>();
  return (branches: BranchFilter) => {
    const key = branches === null ? 'all' : branches.join();
    const known = made.get(key);
    if (known) return known;
    const own = faults.filter(({ branch }) => covers(branches, branch));
    const found = { news: { faults: own }, text: JSON.stringify(own) };
    made.set(key, found);
    return found;
  };
}
