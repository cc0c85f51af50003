import { LONGEST_RETRY_MS } from '#domain/operations/outbox.ts';
import type { Deps } from '#use-cases/ports.ts';
import { onTrail } from '#use-cases/signals/trail.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';
import { logGivenUpEffect } from './log-given-up-effect.ts';
import { noteGivenUpMessage } from './note-given-up-message.ts';

export type Kind = Effect['kind'];

/** What came of a row that did not fail; dropped: nothing was to be done any more. */
export type Ending = 'done' | 'dropped';

/**
 * The handler of each kind of row; it may tell its Ending. May run more than once for one row: after a failure, and after a
 * crash between the effect and its record. An error with `isPermanent` gives the row up. `signal`: the server stops, long work should make an end.
 */
export type EffectHandlers = Record<Kind, (row: OutboxRow, signal: AbortSignal) => Promise<unknown>>;

const NEXT_TRY_MS = 200;
const FIRST_RETRY_MS = 5_000;
/** About four days of retries. */
const LAST_ATTEMPT = 200;

export interface Work {
  handle: EffectHandlers[Kind];
  /** How often a row that fails is tried at once, before those that follow it. */
  tries: number;
  /** The server stops. */
  signal: AbortSignal;
}

/** Runs a row and records what came of it. False: it failed, and will be tried again. */
export function runRow(deps: Deps, row: OutboxRow, work: Work): Promise<boolean> {
  const trail = row.requestId === null ? null : { request: row.requestId };
  return onTrail(trail, () => runAndRecord(deps, row, work));
}

async function runAndRecord(deps: Deps, row: OutboxRow, work: Work): Promise<boolean> {
  let ending: unknown;
  const begin = performance.now();
  try {
    ending = await attempt(row, work);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    deps.log.warn(
      { outbox: String(row.id), kind: row.kind, attempt: row.attempts, err: error },
      'outbox: row failed',
    );
    if (isPermanent(error) || row.attempts >= LAST_ATTEMPT) {
      await deps.db.work.bury(row.id, reason, deps.clock.now());
      await logGivenUpEffect(deps, row, reason);
      await noteGivenUpMessage(deps, row);
      return true;
    }
    const runAt = new Date(deps.clock.now().getTime() + retryDelay(row.attempts));
    await deps.db.work.postpone(row.id, runAt, reason);
    return false;
  }
  await deps.db.work.finish(row.id, deps.clock.now(), { isDropped: ending === 'dropped' });
  const ms = Math.round(performance.now() - begin);
  deps.log.info({ outbox: String(row.id), kind: row.kind, attempt: row.attempts, ms }, 'outbox: row done');
  return true;
}

async function attempt(row: OutboxRow, { handle, tries, signal }: Work) {
  for (let left = tries - 1; ; left -= 1) {
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

/** Ends early when the work does. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
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
