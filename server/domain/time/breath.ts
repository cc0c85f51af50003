/** Milliseconds of work before yielding: a fraction of a noticeable delay. */
const TURN_MS = 8;

/** The event loop of the caller. */
export interface Turns {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Resolves in the next turn, after all other tasks had theirs. */
  next(): Promise<unknown>;
}

/**
 * For long work in small steps on an event loop: `await breath()` between two steps yields as soon as the current turn has
 * lasted too long, and is almost free before that.
 */
export function yielder({ now, next }: Turns): () => Promise<void> {
  let began: number | null = null;
  return async () => {
    if (began === null) {
      began = now();
      // However this turn ends, the next step begins a new one.
      void next().then(() => {
        began = null;
      });
    } else if (now() - began >= TURN_MS) await next();
  };
}

/** The results of `work` for each chunk of a list, with a breath between chunks. */
export async function mapInChunks<T, R>(
  list: readonly T[],
  size: number,
  turns: Turns,
  work: (piece: readonly T[]) => R,
): Promise<R[]> {
  const breath = yielder(turns);
  const done: R[] = [];
  for (let start = 0; start < list.length; start += size) {
    await breath();
    done.push(work(list.slice(start, start + size)));
  }
  return done;
}

/** Elements between two breaths while sorting: comparing names takes a microsecond each. */
const RUN = 400;

/** A sorted copy, as `toSorted` makes it: short runs are sorted and then merged, with a breath in between. */
export async function sortInTurns<T>(
  list: readonly T[],
  compare: (a: T, b: T) => number,
  turns: Turns,
): Promise<T[]> {
  const breath = yielder(turns);
  let runs: T[][] = [];
  for (let start = 0; start < list.length; start += RUN) {
    await breath();
    runs.push(list.slice(start, start + RUN).sort(compare));
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, breath));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Of equal elements those of the first run lead. */
async function merge<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
  breath: () => Promise<void>,
): Promise<T[]> {
  const done: T[] = [];
  let at = 0;
  for (const [place, element] of second.entries()) {
    if (place % RUN === 0) await breath();
    for (; at < first.length; at += 1) {
      const one = first[at] as T;
      if (compare(one, element) > 0) break;
      done.push(one);
    }
    done.push(element);
  }
  return done.concat(first.slice(at));
}
