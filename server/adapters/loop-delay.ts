import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 1_000;

export interface LoopDelay {
  /** Milliseconds that the event loop of this process was late on average, over the last second that it had samples of. */
  ms(): number;
  stop(): void;
}

/**
 * Measures the event loop. The histogram is never reset: a reset forgets the turn under way, and a loop that turns only once a
 * second would then have no sample at all, which says "late without end" of a server that can still take orders.
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
