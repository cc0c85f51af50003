import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 1_000;

export interface LoopDelay {
  /** Average delay of this process's event loop in milliseconds, over the last second with samples. */
  ms(): number;
  stop(): void;
}

/**
 * Measures the event loop. The histogram is never reset: a reset forgets the turn in progress, and a loop that turns only
 * once a second would then have no sample at all, which reads as "infinitely late" for a server that can still take orders.
 */
export function loopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let seen = { count: 0, sum: 0 };
  let delayMs = 0;
  const timer = setInterval(() => {
    const { count } = histogram;
    if (count === seen.count) return;
    const sum = histogram.mean * count;
    delayMs = Math.max(0, (sum - seen.sum) / (count - seen.count) / 1e6 - RESOLUTION_MS);
    seen = { count, sum };
  }, WINDOW_MS).unref();
  return {
    ms: () => delayMs,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
