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
