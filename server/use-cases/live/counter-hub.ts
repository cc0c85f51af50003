import { type BranchFilter, covers, union } from '#use-cases/access/branch-filter.ts';
import { type BranchFault, faultsOf } from '#use-cases/devices/list-counter-faults.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Everything that is wrong at the counters of the reader's branches: it replaces what was said before. */
export interface CounterNews {
  faults: readonly BranchFault[];
}

export interface CounterHub {
  /** The faults of these branches, now and whenever they change; ends with the signal. */
  follow(following: { branches: BranchFilter; signal: AbortSignal }): AsyncGenerator<CounterNews>;
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
  let faults: readonly BranchFault[] | null = null;
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
    faults = null;
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
        faults = found;
        for (const reader of readers) reader.wake();
      } catch (error) {
        log.warn({ err: error }, 'the state of devices could not be read');
      }
    }
    isLooking = false;
  }

  return {
    async *follow({ branches, signal }) {
      let resume: (() => void) | null = null;
      let told: string | null = null;
      const reader: Reader = { branches, wake: () => resume?.() };
      readers.add(reader);
      signal.addEventListener('abort', reader.wake);
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
      lookAnew();
      try {
        while (!signal.aborted) {
          const own = faults?.filter(({ branch }) => covers(branches, branch)) ?? null;
          const text = own && JSON.stringify(own);
          if (own && text !== told) {
            told = text;
            yield { faults: own };
          } else {
            await new Promise<void>((resolve) => {
              resume = resolve;
            });
            resume = null;
          }
        }
      } finally {
        signal.removeEventListener('abort', reader.wake);
        readers.delete(reader);
        if (readers.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      }
    },
  };
}
