import { setImmediate as nextTurn } from 'node:timers/promises';

export interface RenderQueue {
  /** Whether nothing more should be added. */
  isFull(): boolean;
  add<T>(work: () => Promise<T>): Promise<T>;
}

/** Renders one page at a time, and lets everything else have its turn in between: orders, kept pages, streams. */
export function renderQueue(most: number): RenderQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isFull: () => waiting >= most,
    add: (work) => {
      waiting += 1;
      const done = last
        .then(() => nextTurn())
        .then(work)
        .finally(() => {
          waiting -= 1;
        });
      last = done.catch(() => {});
      return done;
    },
  };
}
