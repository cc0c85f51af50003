import { setMaxListeners } from 'node:events';
import { METHODS } from '#domain/payment-methods/index.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Lane, PACES, runLane } from './outbox-lane.ts';
import { type EffectHandlers, type Kind, pause } from './outbox-row.ts';

export interface OutboxWorker {
  /** Finishes the rows in progress and releases the others. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  /** No other process works on this database (embedded): what a dead predecessor had leased is due at once. */
  isAlone: boolean;
}

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
      ...lanesOf(handlers).map((lane) =>
        runLane(deps, lane, {
          handle: handlers[lane.kind],
          tries: PACES[lane.kind].tries,
          signal: ending.signal,
        }),
      ),
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

function lanesOf(handlers: EffectHandlers): Lane[] {
  const kinds = Object.keys(handlers) as Kind[];
  const methods = METHODS.filter(({ isOnline }) => isOnline).map(({ code }) => code);
  return kinds.flatMap((kind): Lane[] => {
    if (!PACES[kind].isByProvider) return [{ kind, orders: null }];
    const others = { kind, orders: { paidBy: methods, isOther: true } };
    return [others, ...methods.map((code) => ({ kind, orders: { paidBy: [code], isOther: false } }))];
  });
}
