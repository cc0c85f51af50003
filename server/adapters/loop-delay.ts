import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 2_000;

export interface LoopDelay {
  /** Begins to measure. A server begins when it is ready: what its start took says nothing about the load. */
  start(): void;
  /**
   * How long a call that comes at any moment waits on average until the event loop of this process turns, in milliseconds, over
   * the last window with samples (two seconds); at first 0.
   */
  ms(): number;
  stop(): void;
}

/**
 * Measures the event loop. Most calls come during long turns, and wait for half of them: a loop that stands still for five
 * seconds and then turns a few times within 50 ms is two and a half seconds late, not one. The histogram is never reset: a
 * reset forgets the turn in progress, and a loop that turns only once a second would then have no sample at all, which reads
 * as "infinitely late" for a server that can still take orders.
 */
export function loopDelay(windowMs = WINDOW_MS): LoopDelay {
  let histogram: IntervalHistogram | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delayMs = 0;
  return {
    start: () => {
      const measured = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      measured.enable();
      histogram = measured;
      let seen = { count: 0, sum: 0, squares: 0 };
      timer = setInterval(() => {
        const { count, mean, stddev } = measured;
        if (count === seen.count) return;
        const sum = mean * count;
        const squares = (stddev ** 2 + mean ** 2) * count;
        delayMs = Math.max(0, ((squares - seen.squares) / (sum - seen.sum) / 1e6 - RESOLUTION_MS) / 2);
        seen = { count, sum, squares };
      }, windowMs).unref();
    },
    ms: () => delayMs,
    stop: () => {
      clearInterval(timer);
      histogram?.disable();
    },
  };
}
