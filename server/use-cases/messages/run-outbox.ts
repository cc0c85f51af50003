import { setMaxListeners } from 'node:events';
import { METHODS } from '#domain/payment-methods/index.ts';
import type { Deps } from '#use-cases/ports.ts';
import { onTrail } from '#use-cases/signals/trail.ts';
import { wakeUps } from '#use-cases/signals/wake-ups.ts';
import type { Effect, LaneOrders, OutboxRow } from '#use-cases/signals/work-store.ts';
import { logGivenUpEffect } from './log-given-up-effect.ts';
import { noteGivenUpMessage } from './note-given-up-message.ts';

type Kind = Effect['kind'];

/** What came of a row that did not fail; dropped: nothing was to be done any more. */
export type Ending = 'done' | 'dropped';

/**
 * The handler of each kind of row; it may tell its Ending. May run more than once for one row: after a failure, and after a
 * crash between the effect and its record. An error with `isPermanent` gives the row up. `signal`: the server stops, long work should make an end.
 */
export type EffectHandlers = Record<Kind, (row: OutboxRow, signal: AbortSignal) => Promise<unknown>>;

export interface OutboxWorker {
  /** Finishes the row in progress and releases the others. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  /** No other process works on this database (embedded): what a dead predecessor had leased is due at once. */
  isAlone: boolean;
}

interface Pace {
  /** How long a process may hold a row before another one takes it. */
  leaseMs: number;
  batch: number;
  /** Pause before each batch: a rush of orders is not slowed down by its own mails, which can wait a moment. */
  restMs: number;
  /** How often a row that fails is tried at once, before those that follow it. */
  tries: number;
  /** Whether there is a lane for each provider of online payments, and one for all other orders. */
  isByProvider?: true;
}

const PACES: Record<Kind, Pace> = {
  // A ticket is due now, and in the order in which the kitchen cooks.
  print: { leaseMs: 30_000, batch: 20, restMs: 0, tries: 3 },
  mail: { leaseMs: 45_000, batch: 1, restMs: 30, tries: 1 },
  sms: { leaseMs: 30_000, batch: 1, restMs: 30, tries: 1 },
  // A provider has 8 seconds for a call, and up to three are made for one row.
  payment: { leaseMs: 60_000, batch: 1, restMs: 0, tries: 1, isByProvider: true },
  refund: { leaseMs: 60_000, batch: 1, restMs: 0, tries: 1, isByProvider: true },
  push: { leaseMs: 30_000, batch: 5, restMs: 30, tries: 1 },
  form: { leaseMs: 45_000, batch: 1, restMs: 30, tries: 1 },
  import: { leaseMs: 45_000, batch: 1, restMs: 0, tries: 1 },
  invoice: { leaseMs: 45_000, batch: 1, restMs: 30, tries: 1 },
};

const NEXT_TRY_MS = 200;
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/** About four days of retries. */
const LAST_ATTEMPT = 200;
const HOUSEKEEPING_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const KEEP_DONE_MS = 7 * DAY_MS;
/** What guests were told is asked about for weeks. */
const KEEP_MESSAGES_MS = 90 * DAY_MS;
const KEEP_CLAIMS_MS = 48 * 60 * 60_000;

/**
 * Works through the outbox until it is stopped: each kind has a lane of its own, so that a dead mail server does not hold up
 * printing, and so has each payment provider.
 */
export function startOutboxWorker(
  deps: Deps,
  handlers: EffectHandlers,
  options: OutboxOptions,
): OutboxWorker {
  const ending = new AbortController();
  // Every lane listens while it waits.
  setMaxListeners(0, ending.signal);
  const lanes = (async () => {
    if (options.isAlone) await deps.db.work.releaseAll();
  })().catch((error) => deps.log.error({ err: error }, 'outbox: leases could not be released'));
  const work = lanes.then(() =>
    Promise.all([
      ...lanesOf(handlers).map((lane) => runLane(deps, lane, handlers[lane.kind], ending.signal)),
      keepHouse(deps, ending.signal),
    ]),
  );
  return {
    async stop() {
      ending.abort();
      await work;
    },
  };
}

async function runLane(
  deps: Deps,
  { kind, orders }: Lane,
  handle: EffectHandlers[Kind],
  signal: AbortSignal,
): Promise<void> {
  const wake = wakeUps(deps.events, 'outbox', POLL_MS, signal);
  try {
    while (!signal.aborted) {
      const isMore = await runBatch(deps, { kind, orders }, handle, signal).catch((error) => {
        deps.log.warn({ err: error, kind }, 'outbox: database not available');
        return false;
      });
      if (!isMore) await wake.next();
      await pause(PACES[kind].restMs, signal);
    }
  } finally {
    wake.stop();
  }
}

/** True when more rows may be due. */
async function runBatch(
  deps: Deps,
  { kind, orders }: Lane,
  handle: EffectHandlers[Kind],
  signal: AbortSignal,
): Promise<boolean> {
  const { leaseMs, batch } = PACES[kind];
  const now = deps.clock.now();
  const rows = await deps.db.work.lease(kind, now, new Date(now.getTime() + leaseMs), batch, orders);
  // No row is started that might outlast its lease: a hanging mail server takes 20 s for one.
  const lastStart = performance.now() + leaseMs / 2;
  for (const [index, row] of rows.entries()) {
    const isLate = performance.now() > lastStart;
    if (signal.aborted || isLate) {
      await deps.db.work.release(rows.slice(index).map((rest) => rest.id));
      return isLate;
    }
    const trail = row.requestId === null ? null : { request: row.requestId };
    await onTrail(trail, () => runRow(deps, row, handle, signal));
  }
  return rows.length === batch;
}

async function runRow(
  deps: Deps,
  row: OutboxRow,
  handle: EffectHandlers[Kind],
  signal: AbortSignal,
): Promise<void> {
  let ending: unknown;
  const begin = performance.now();
  try {
    ending = await attempt(row, handle, signal);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    deps.log.warn(
      { outbox: String(row.id), kind: row.kind, attempt: row.attempts, err: error },
      'outbox: row failed',
    );
    if (isPermanent(error) || row.attempts >= LAST_ATTEMPT) {
      await deps.db.work.bury(row.id, reason, deps.clock.now());
      await logGivenUpEffect(deps, row, reason);
      return noteGivenUpMessage(deps, row);
    }
    const runAt = new Date(deps.clock.now().getTime() + retryDelay(row.attempts));
    return deps.db.work.postpone(row.id, runAt, reason);
  }
  await deps.db.work.finish(row.id, deps.clock.now(), { isDropped: ending === 'dropped' });
  const ms = Math.round(performance.now() - begin);
  deps.log.info({ outbox: String(row.id), kind: row.kind, attempt: row.attempts, ms }, 'outbox: row done');
}

async function attempt(row: OutboxRow, handle: EffectHandlers[Kind], signal: AbortSignal) {
  for (let left = PACES[row.kind].tries - 1; ; left -= 1) {
    try {
      return await handle(row, signal);
    } catch (error) {
      if (left <= 0 || isPermanent(error) || signal.aborted) throw error;
      await pause(NEXT_TRY_MS, signal);
    }
  }
}

/** Backoff: 5 s, 10 s, 20 s ... half an hour, with jitter, so that not everything is retried at once. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(20, attempts - 1));
  return Math.round(delay * (0.8 + random() * 0.4));
}

function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'isPermanent' in error && error.isPermanent === true;
}

async function keepHouse(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock.now().getTime();
    try {
      await deps.db.orders.forgetClaims(new Date(now - KEEP_CLAIMS_MS));
      await deps.db.work.forgetDone(new Date(now - KEEP_DONE_MS), new Date(now - KEEP_MESSAGES_MS));
    } catch (error) {
      deps.log.warn({ err: error }, 'outbox: housekeeping failed');
    }
    await pause(HOUSEKEEPING_MS, signal);
  }
}

interface Lane {
  kind: Kind;
  /** Only the rows of these orders; null = all rows. */
  orders: LaneOrders | null;
}

function lanesOf(handlers: EffectHandlers): Lane[] {
  const kinds = Object.keys(handlers) as Kind[];
  const methods = METHODS.filter(({ isOnline }) => isOnline).map(({ code }) => code);
  return kinds.flatMap((kind): Lane[] => {
    if (!PACES[kind].isByProvider) return [{ kind, orders: null }];
    const others = { kind, orders: { paidBy: methods, isOther: true } };
    return [others, ...methods.map((code) => ({ kind, orders: { paidBy: [code], isOther: false } }))];
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
