import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Requests per second of one bounded run; throws when any response was not 2xx. */
async function rateOf({ url, connections, seconds, headers = {} }: Load): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that are not 2xx`);
  }
  return result.requests.total / result.duration;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value at the given quantile, `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Runs both loads alternately, A B A B ..., and takes the median of the pairwise ratios A/B: the ratio holds even if the
 * speed of the machine drifts.
 */
export async function ratioOf(
  a: Load,
  b: Load,
  rounds: number,
): Promise<{ ratio: number; a: number; b: number }> {
  const pairs: { a: number; b: number }[] = [];
  await rateOf({ ...a, seconds: 2 });
  await rateOf({ ...b, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) pairs.push({ a: await rateOf(a), b: await rateOf(b) });
  return {
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
  };
}

/** What concurrent clients felt: the 99th percentile of a call in milliseconds, and calls per second. */
export interface CallFigures {
  p99: number;
  perSecond: number;
}

/** Runs `work` from `clients` concurrent loops until `count` calls are done. */
export async function callFigures(
  clients: number,
  count: number,
  work: () => Promise<void>,
): Promise<CallFigures> {
  const milliseconds: number[] = [];
  let started = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (started < count) {
        started += 1;
        const at = performance.now();
        await work();
        milliseconds.push(performance.now() - at);
      }
    }),
  );
  return {
    p99: percentile(milliseconds, 0.99),
    perSecond: (count / (performance.now() - begin)) * 1000,
  };
}
