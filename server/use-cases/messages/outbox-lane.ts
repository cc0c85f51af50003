import type { Deps } from '#use-cases/ports.ts';
import { type WakeUps, wakeUps } from '#use-cases/signals/wake-ups.ts';
import type { LaneOrders, OutboxRow } from '#use-cases/signals/work-store.ts';
import { type Kind, pause, runRow, type Work } from './outbox-row.ts';

interface Pace {
  /** How long a process may hold a row before another one takes it. */
  leaseMs: number;
  batch: number;
  /** How many rows may be under way at once; unset: one after the other, in their order. */
  parallel?: number;
  /** Pause before each batch: a rush of orders is not slowed down by its own mails, which can wait a moment. */
  restMs: number;
  /** How often a row that fails is tried at once, before those that follow it. */
  tries: number;
  /** Whether there is a lane for each provider of online payments, and one for all other orders. */
  isByProvider?: true;
}

export const PACES: Record<Kind, Pace> = {
  // A ticket is due now, and in the order in which the kitchen cooks.
  print: { leaseMs: 30_000, batch: 20, restMs: 0, tries: 3 },
  mail: { leaseMs: 45_000, batch: 1, parallel: 4, restMs: 15, tries: 1 },
  sms: { leaseMs: 30_000, batch: 1, restMs: 30, tries: 1 },
  // A provider has 8 seconds for a call, and up to three are made for one row.
  payment: { leaseMs: 60_000, batch: 1, restMs: 0, tries: 1, isByProvider: true },
  refund: { leaseMs: 60_000, batch: 1, restMs: 0, tries: 1, isByProvider: true },
  push: { leaseMs: 30_000, batch: 5, restMs: 30, tries: 1 },
  form: { leaseMs: 45_000, batch: 1, restMs: 30, tries: 1 },
  import: { leaseMs: 45_000, batch: 1, restMs: 0, tries: 1 },
  invoice: { leaseMs: 45_000, batch: 1, restMs: 30, tries: 1 },
};

const POLL_MS = 5_000;

export interface Lane {
  kind: Kind;
  /** Only the rows of these orders; null = all rows. */
  orders: LaneOrders | null;
}

/** Works through the rows of one kind until the work ends. */
export async function runLane(deps: Deps, lane: Lane, work: Work): Promise<void> {
  const wake = wakeUps(deps.events, 'outbox', POLL_MS, work.signal);
  const { parallel = 1 } = PACES[lane.kind];
  try {
    if (parallel > 1) await runSeveral(deps, lane, work, wake);
    else await runInOrder(deps, lane, work, wake);
  } finally {
    wake.stop();
  }
}

async function runInOrder(deps: Deps, lane: Lane, work: Work, wake: WakeUps): Promise<void> {
  while (!work.signal.aborted) {
    const isMore = await runBatch(deps, lane, work).catch((error) => noDatabase(deps, lane, error));
    if (!isMore) await wake.next();
    await pause(PACES[lane.kind].restMs, work.signal);
  }
}

/** True when more rows may be due. */
async function runBatch(deps: Deps, { kind, orders }: Lane, work: Work): Promise<boolean> {
  const { leaseMs, batch } = PACES[kind];
  const now = deps.clock.now();
  const rows = await deps.db.work.lease(kind, now, new Date(now.getTime() + leaseMs), batch, orders);
  const lastStart = lastStartOf(leaseMs);
  for (const [index, row] of rows.entries()) {
    const isLate = performance.now() > lastStart;
    if (work.signal.aborted || isLate) {
      await deps.db.work.release(rows.slice(index).map((rest) => rest.id));
      return isLate;
    }
    await runRow(deps, row, work);
  }
  return rows.length === batch;
}

/**
 * Several rows at once: whoever is slow to take one does not keep the others waiting. Those about one order stay in their order.
 * A failure may mean that the other side has enough: then there is one at a time again, and one more after each success.
 */
async function runSeveral(deps: Deps, lane: Lane, work: Work, wake: WakeUps): Promise<void> {
  const { leaseMs, parallel = 1, restMs } = PACES[lane.kind];
  const running = new Set<Promise<void>>();
  const lastAbout = new Map<unknown, Promise<void>>();
  let most = 1;
  let waiting: Promise<void> | null = null;

  const run = async (row: OutboxRow, before: Promise<void> | undefined): Promise<void> => {
    const lastStart = lastStartOf(leaseMs);
    await before;
    if (work.signal.aborted || performance.now() > lastStart) return deps.db.work.release([row.id]);
    const isWell = await runRow(deps, row, work);
    most = isWell ? Math.min(parallel, most + 1) : 1;
  };
  const start = (row: OutboxRow) => {
    const { order = row.id } = row.payload;
    const task = run(row, lastAbout.get(order))
      .catch((error) => void noDatabase(deps, lane, error))
      .finally(() => {
        running.delete(task);
        if (lastAbout.get(order) === task) lastAbout.delete(order);
      });
    running.add(task);
    lastAbout.set(order, task);
  };

  while (!work.signal.aborted) {
    const row = running.size < most ? await leaseOne(deps, lane, leaseMs) : null;
    if (row) {
      start(row);
      await pause(restMs, work.signal);
    } else if (running.size >= most) {
      await Promise.race(running);
    } else {
      waiting ??= wake.next().finally(() => {
        waiting = null;
      });
      await Promise.race([waiting, ...running]);
    }
  }
  await Promise.all(running);
}

async function leaseOne(deps: Deps, lane: Lane, leaseMs: number): Promise<OutboxRow | null> {
  const now = deps.clock.now();
  try {
    const until = new Date(now.getTime() + leaseMs);
    return (await deps.db.work.lease(lane.kind, now, until, 1, lane.orders))[0] ?? null;
  } catch (error) {
    noDatabase(deps, lane, error);
    return null;
  }
}

/** No row is started that might outlast its lease: a hanging mail server takes 20 s for one. */
function lastStartOf(leaseMs: number): number {
  return performance.now() + leaseMs / 2;
}

function noDatabase(deps: Deps, { kind }: Lane, error: unknown): false {
  deps.log.warn({ err: error, kind }, 'outbox: database not available');
  return false;
}
