import { type BranchFilter, covers, union } from '#use-cases/access/branch-filter.ts';
import type { Channel, Deps } from '#use-cases/ports.ts';
import type { Source } from './source.ts';

/** What concerns readers of branches as a whole: the present state replaces what was said before. */
export interface LookHub<N> {
  /** The state of these branches, now and whenever it changes; what readers of the same branches take is the same object. */
  open(following: { branches: BranchFilter }, wake: () => void): Source<N>;
}

export interface Looking<T, N> {
  /** Its payload is the branch that may have changed; '' for any. */
  channel: Channel;
  read(branches: BranchFilter): Promise<readonly T[]>;
  news(own: readonly T[]): N;
  /** What the log says when it cannot be read. */
  failure: string;
}

interface Reader {
  branches: BranchFilter;
  wake: () => void;
}

/** For what time alone changes, and for lost signals. */
const LOOK_EVERY_MS = 5_000;

/**
 * Looks once for all readers of this process, at every signal and every few seconds, and wakes those for whom something has
 * changed. Judged here and not in the browsers: one clock, one rule, and one that sleeps misses nothing.
 */
export function lookHub<T extends { branch: number }, N>(
  { events, log }: Pick<Deps, 'events' | 'log'>,
  { channel, read, news, failure }: Looking<T, N>,
): LookHub<N> {
  const readers = new Set<Reader>();
  let newsOf: ((branches: BranchFilter) => { news: N; text: string }) | null = null;
  let isDue = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  events.listen(channel, (payload) => {
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
        const found = await read(union([...readers].map(({ branches }) => branches)));
        // Somebody has joined, or there was another signal, since the question.
        if (isDue) continue;
        newsOf = byBranches(found, news);
        for (const reader of readers) reader.wake();
      } catch (error) {
        log.warn({ err: error }, failure);
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
function byBranches<T extends { branch: number }, N>(
  found: readonly T[],
  news: (own: readonly T[]) => N,
): (branches: BranchFilter) => { news: N; text: string } {
  const made = new Map<string, { news: N; text: string }>();
  return (branches) => {
    const key = branches === null ? 'all' : branches.join();
    const known = made.get(key);
    if (known) return known;
    const own = found.filter(({ branch }) => covers(branches, branch));
    const entry = { news: news(own), text: JSON.stringify(own) };
    made.set(key, entry);
    return entry;
  };
}
