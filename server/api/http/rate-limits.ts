import { clientNetwork } from '#domain/access/client-network.ts';
import { AppError } from '#domain/errors.ts';
import type { LimitStore } from '#use-cases/access/limit-store.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Log } from '#use-cases/ports.ts';

interface Limit {
  max: number;
  seconds: number;
  /** Counted in the database, for all server processes together. */
  isShared?: true;
}

/**
 * How often something may happen per client address (or per subject named by the caller). A procedure uses a limit by
 * `.meta({ limit: 'orders' })`; a use case that counts per e-mail or phone calls `ctx.limit('…', subject)`. Those that
 * protect people and secrets are shared by all server processes; those against floods protect each process.
 */
export const RATE_LIMITS = {
  /** Everything under /api and /trpc: keeps scripts from crowding out the rest; a busy board needs a tenth of it. */
  requests: { max: 1_200, seconds: 60 },
  /**
   * Pages rendered for somebody because they are not kept, or no longer right: a person opens a few, a kiosk one, an office
   * behind one address some dozens.
   */
  pages: { max: 120, seconds: 60 },
  /** A whole office, school or row of kiosks may share one address. */
  orders: { max: 120, seconds: 60 },
  /** Orders with the same e-mail address or phone number (A16). */
  'order-contact': { max: 20, seconds: 600, isShared: true },
  uploads: { max: 60, seconds: 60 },
  /** Pictures rendered from a template; 304 responses do not count. */
  renderings: { max: 300, seconds: 60 },
  /** Requests for public orders with a wrong uid or hash (A20). */
  'order-misses': { max: 30, seconds: 60, isShared: true },
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
  'login-link': { max: 5, seconds: 300, isShared: true },
  /**
   * Links mailed to one address, whoever asks and whether it has an account or not (R338). As many as are valid at the same
   * time: whoever asks for more has one that works.
   */
  'login-link-recipient': { max: 3, seconds: 900, isShared: true },
  /** Contact forms per address: those sent at all, and those stored; and those stored per e-mail address (A68). */
  'form-attempts': { max: 60, seconds: 600 },
  forms: { max: 10, seconds: 600, isShared: true },
  'form-contact': { max: 5, seconds: 600, isShared: true },
  /** Those stored without a token from the page, of all addresses together: programs have many (R128). */
  'forms-unsigned': { max: 30, seconds: 600, isShared: true },
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
  'pairing-codes': { max: 10, seconds: 600, isShared: true },
  pairings: { max: 20, seconds: 600, isShared: true },
  /** Wrong device keys per address. */
  'device-misses': { max: 30, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
/** Limits that each process counts for itself. */
export type OwnLimit = {
  [Name in LimitName]: (typeof RATE_LIMITS)[Name] extends { isShared: true } ? never : Name;
}[LimitName];

export interface RateLimiter {
  isOn: boolean;
  /** Counts one use in this process. Throws 'rate-limited' with the seconds to wait when the limit is used up. */
  take(name: OwnLimit, subject: string): void;
  /** Throws like `take` when this process knows that the limit is used up, but does not count. */
  require(name: LimitName, subject: string): void;
  /**
   * Counts one use: at once in this process, and for a shared limit in the database as well. Rejects like `take`. A database
   * that does not answer refuses nobody: the process goes on counting for itself.
   */
  count(name: LimitName, subject: string): Promise<void>;
}

export interface LimiterOptions {
  /** False lets everything through (benchmarks). */
  isOn: boolean;
  /** Where shared limits are counted. */
  shared: LimitStore;
  log: Pick<Log, 'warn'>;
  /** Milliseconds of a clock that never jumps; the clock on the wall does, and would open windows or keep them shut. */
  now?: () => number;
}

interface Window {
  used: number;
  endsAt: number;
}

/**
 * Windows in memory. Those of shared limits also hold what the database counted, so that what is used up costs no statement,
 * and asking whether it is costs none either. A server learns with its next use what others counted.
 */
export function rateLimiter({
  isOn,
  shared,
  log,
  now = () => performance.now(),
}: LimiterOptions): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = now() + 60_000;

  function sweep(at: number): void {
    // Under a flood from many addresses this sweeps once a second: on every use it would cost more than the requests.
    if (at < sweepAt - (windows.size < 100_000 ? 0 : 59_000)) return;
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key);
    sweepAt = at + 60_000;
  }

  function spend(name: LimitName, subject: string, cost: number): void {
    if (!isOn) return;
    const at = now();
    sweep(at);
    const limit = RATE_LIMITS[name];
    const key = keyOf(name, subject);
    const open = windows.get(key);
    const window = open && open.endsAt > at ? open : { used: 0, endsAt: at + limit.seconds * 1_000 };
    if (window.used >= limit.max) throw rateLimited(secondsUntil(window.endsAt, at));
    if (cost === 0) return;
    window.used += cost;
    windows.set(key, window);
  }

  async function spendEverywhere(name: LimitName, subject: string): Promise<void> {
    const { max, seconds } = RATE_LIMITS[name];
    const key = keyOf(name, subject);
    const counted = await shared.count(secretHash(key), seconds).catch((error: unknown) => {
      log.warn({ err: error, limit: name }, 'limit counted in this process only');
      return null;
    });
    if (!counted) return;
    const at = now();
    const known = windows.get(key);
    if (!known || counted.used > known.used)
      windows.set(key, { used: counted.used, endsAt: at + counted.secondsLeft * 1_000 });
    if (counted.used > max) throw rateLimited(secondsUntil(at + counted.secondsLeft * 1_000, at));
  }

  return {
    isOn,
    take: (name, subject) => spend(name, subject, 1),
    require: (name, subject) => spend(name, subject, 0),
    count: async (name, subject) => {
      spend(name, subject, 1);
      if (isOn && 'isShared' in RATE_LIMITS[name]) await spendEverywhere(name, subject);
    },
  };
}

/** One connection has a whole network of IPv6 addresses: no subject is to count as many (R336). */
function keyOf(name: LimitName, subject: string): string {
  return `${name} ${clientNetwork(subject)}`;
}

function secondsUntil(end: number, at: number): number {
  // In whole milliseconds: the clock has fractions, and sums of them are a little more or less than they should be.
  return Math.max(1, Math.ceil(Math.round(end - at) / 1_000));
}

export function rateLimited(seconds: number): AppError {
  return new AppError('rate-limited', { params: { seconds } });
}
