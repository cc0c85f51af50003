import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 1_000;

export interface LoopDelay {
  /** Begins to measure. A server begins when it is ready: what its start took says nothing about the load. */
  start(): void;
  /** Average delay of this process's event loop in milliseconds, over the last second with samples; at first 0. */
  ms(): number;
  stop(): void;
}

/**
 * Measures the event loop. The histogram is never reset: a reset forgets the turn in progress, and a loop that turns only
 * once a second would then have no sample at all, which reads as "infinitely late" for a server that can still take orders.
 */
export function loopDelay(): LoopDelay {
  let histogram: IntervalHistogram | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delayMs = 0;
  return {
    start: () => {
      const measured = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      measured.enable();
      histogram = measured;
      let seen = { count: 0, sum: 0 };
      timer = setInterval(() => {
        const { count } = measured;
        if (count === seen.count) return;
        const sum = measured.mean * count;
        delayMs = Math.max(0, (sum - seen.sum) / (count - seen.count) / 1e6 - RESOLUTION_MS);
        seen = { count, sum };
      }, WINDOW_MS).unref();
    },
    ms: () => delayMs,
    stop: () => {
      clearInterval(timer);
      histogram?.disable();
    },
  };
}
