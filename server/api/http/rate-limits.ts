import { AppError } from '#domain/errors.ts';

/**
 * How often something may happen per client address (or per subject named by the caller). A procedure uses a limit by
 * `.meta({ limit: 'orders' })`; a use case that counts per e-mail or phone calls `ctx.limit('…', subject)`.
 */
export const RATE_LIMITS = {
  /** Everything under /api and /trpc: keeps scripts from crowding out the rest; a busy board needs a tenth of it. */
  requests: { max: 1_200, seconds: 60 },
  /** Pages that have to be rendered because they are not cached. */
  pages: { max: 300, seconds: 60 },
  /** A whole office, school or row of kiosks may share one address. */
  orders: { max: 120, seconds: 60 },
  /** Orders with the same e-mail address or phone number (A16). */
  'order-contact': { max: 20, seconds: 600 },
  uploads: { max: 60, seconds: 60 },
  /** Pictures rendered from a template; 304 responses do not count. */
  renderings: { max: 300, seconds: 60 },
  /** Requests for public orders with a wrong uid or hash (A20). */
  'order-misses': { max: 30, seconds: 60 },
  questionnaire: { max: 10, seconds: 60 },
  'guest-cancel': { max: 10, seconds: 60 },
  /** Payments that a guest starts for an order that waits for one. */
  'payment-starts': { max: 20, seconds: 60 },
  /** All branches of a shop hear from the few addresses of one provider. */
  'payment-webhooks': { max: 600, seconds: 60 },
  /** Browsers that subscribe to, move or end notifications. */
  push: { max: 20, seconds: 60 },
  'counter-appointment': { max: 20, seconds: 60 },
  /** Page views and events of visitors. */
  analytics: { max: 300, seconds: 60 },
  /** A hash takes 20 ms; guesses are limited per account and by the accounts of an address (R104). */
  login: { max: 120, seconds: 60 },
  'login-link': { max: 5, seconds: 300 },
  /** Contact forms per address: those sent at all, and those stored; and those stored per e-mail address (A68). */
  'form-attempts': { max: 60, seconds: 600 },
  forms: { max: 10, seconds: 600 },
  'form-contact': { max: 5, seconds: 600 },
  /** Those stored without a token from the page, of all addresses together: programs have many (R128). */
  'forms-unsigned': { max: 30, seconds: 600 },
  /** Tests and log requests per device, and logs that a device sends. */
  'device-tests': { max: 20, seconds: 60 },
  'device-logs': { max: 10, seconds: 60 },
  /** Refusals that are logged, per person. */
  'refusal-logs': { max: 5, seconds: 600 },
  /** Sheets of labels; each one takes the processor for a second. */
  labels: { max: 30, seconds: 60 },
  /** Receipts and invoices as PDF; each takes the processor for a tenth of a second. */
  papers: { max: 60, seconds: 60 },
  /** Pairing codes created per device, and codes tried per address. */
  'pairing-codes': { max: 10, seconds: 600 },
  pairings: { max: 20, seconds: 600 },
  /** Wrong device keys per address. */
  'device-misses': { max: 30, seconds: 60 },
} as const satisfies Record<string, { max: number; seconds: number }>;

export type LimitName = keyof typeof RATE_LIMITS;

export interface RateLimiter {
  isOn: boolean;
  /** Counts one use. Throws 'rate-limited' with the seconds to wait when the limit is used up. */
  take(name: LimitName, subject: string): void;
  /** Throws like `take`, but does not count. */
  require(name: LimitName, subject: string): void;
}

/** Counters in memory, per process: they protect this process. `isOn` false lets everything through (benchmarks). */
export function rateLimiter(isOn: boolean, now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { used: number; endsAt: number }>();
  let sweepAt = now() + 60_000;

  function sweep(at: number): void {
    // Under a flood from many addresses this sweeps once a second: on every use it would cost more than the requests.
    if (at < sweepAt - (windows.size < 100_000 ? 0 : 59_000)) return;
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key);
    sweepAt = at + 60_000;
  }

  function use(name: LimitName, subject: string, cost: number): void {
    if (!isOn) return;
    const at = now();
    sweep(at);
    const limit = RATE_LIMITS[name];
    const key = `${name} ${subject}`;
    const open = windows.get(key);
    const window = open && open.endsAt > at ? open : { used: 0, endsAt: at + limit.seconds * 1_000 };
    if (window.used >= limit.max) throw rateLimited(Math.max(1, Math.ceil((window.endsAt - at) / 1_000)));
    if (cost === 0) return;
    window.used += cost;
    windows.set(key, window);
  }

  return {
    isOn,
    take: (name, subject) => use(name, subject, 1),
    require: (name, subject) => use(name, subject, 0),
  };
}

export function rateLimited(seconds: number): AppError {
  return new AppError('rate-limited', { params: { seconds } });
}
