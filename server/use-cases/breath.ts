import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn: a fraction of what anybody notices. */
const TURN_MS = 8;

/**
 * For long work in small steps on the event loop: `await breath()` between two steps lets everybody else have a turn as soon as the
 * present one has lasted too long, and costs nothing before.
 */
export function breather(now: () => number = () => performance.now()): () => Promise<void> {
  let began: number | null = null;
  return async () => {
    if (began === null) {
      began = now();
      // Whatever ends this turn of the event loop: the next step begins another one.
      setImmediate(() => {
        began = null;
      }).unref();
      return;
    }
    if (now() - began < TURN_MS) return;
    await nextTurn();
  };
}

/** What `work` makes of each piece of a list, with a breath between the pieces. */
export async function inPieces<T, R>(
  list: readonly T[],
  size: number,
  work: (piece: readonly T[]) => R,
): Promise<R[]> {
  const breath = breather();
  const done: R[] = [];
  for (let start = 0; start < list.length; start += size) {
    await breath();
    done.push(work(list.slice(start, start + size)));
  }
  return done;
}
