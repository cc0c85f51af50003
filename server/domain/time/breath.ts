/** Milliseconds of work after which others get their turn: a fraction of what anybody notices. */
const TURN_MS = 8;

/** The event loop of whoever works. */
export interface Turns {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** The next turn, after everybody else had one. */
  next(): Promise<unknown>;
}

/**
 * For long work in small steps on an event loop: `await breath()` between two steps lets everybody else have a turn as soon as the
 * present one has lasted too long, and costs nothing before.
 */
export function breather({ now, next }: Turns): () => Promise<void> {
  let began: number | null = null;
  return async () => {
    if (began === null) {
      began = now();
      // Whatever ends this turn: the next step begins another one.
      void next().then(() => {
        began = null;
      });
    } else if (now() - began >= TURN_MS) await next();
  };
}

/** What `work` makes of each piece of a list, with a breath between the pieces. */
export async function inPieces<T, R>(
  list: readonly T[],
  size: number,
  turns: Turns,
  work: (piece: readonly T[]) => R,
): Promise<R[]> {
  const breath = breather(turns);
  const done: R[] = [];
  for (let start = 0; start < list.length; start += size) {
    await breath();
    done.push(work(list.slice(start, start + size)));
  }
  return done;
}
