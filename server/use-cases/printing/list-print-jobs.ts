import { AppError } from '#domain/errors.ts';
import { noDeviceReason } from '#text/print-reasons.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { openOrders } from '#use-cases/orders/list-current-orders.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';
import { ableDevices } from './able-devices.ts';
import { endReason, type PrintJobState, printJobState } from './print-job-view.ts';

/** A connected device fetches its jobs at once; one that polls comes every 10 s. */
const FETCHED_WITHIN_MS = 15_000;

/** The print jobs of an order, newest first. */
export interface OrderPrints {
  order: number;
  branch: number;
  jobs: PrintJobState[];
}

/**
 * The print jobs of an order, newest first: what came out of which printer, and what did not. One that no device fetches
 * says why; one past its deadline is shown as expired even before that is stored. Throws 'not-found'.
 */
export async function listPrintJobs(deps: Deps, actor: Actor, id: number): Promise<PrintJobState[]> {
  const branches = branchFilter(actor);
  const order = await deps.db.orders.byId(id, branches);
  if (!order) throw new AppError('not-found');
  const jobs = await deps.db.work.printJobs(id, branches);
  const [prints] = await statesOf(deps, [order], jobs);
  return prints?.jobs ?? [];
}

/** Those of all open orders of the actor's branches, or of one of them, for a screen that follows them from here on. */
export async function listOpenPrintJobs(
  deps: Deps,
  actor: Actor,
  branch: number | null,
): Promise<PrintJobState[]> {
  const orders = await openOrders(deps, actor, branch);
  const jobs = await deps.db.work.printJobsOfOrders(orders.map(({ id }) => id));
  return (await statesOf(deps, orders, jobs)).flatMap((prints) => prints.jobs);
}

/** Those of these orders, in any branch; orders that do not exist are left out. */
export async function printsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<OrderPrints[]> {
  const orders = await deps.db.orders.byIds(ids);
  return statesOf(deps, orders, await deps.db.work.printJobsOfOrders(ids));
}

async function statesOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  orders: readonly StoredOrder[],
  jobs: readonly StoredPrintJob[],
): Promise<OrderPrints[]> {
  const { shop } = await deps.db.shop.snapshot();
  const now = deps.clock.now();
  const prints: OrderPrints[] = [];
  for (const order of orders) {
    const branch = branchOf(shop.branches, order.branchId);
    const states: PrintJobState[] = [];
    for (const job of jobs) {
      if (job.order !== order.id) continue;
      const ended = branch && endReason(job, order, branch, now);
      if (ended) states.push({ ...printJobState(job), state: 'expired', reason: ended });
      else states.push({ ...printJobState(job), reason: await reasonOf(deps, job, now) });
    }
    prints.push({ order: order.id, branch: order.branchId, jobs: states });
  }
  return prints;
}

async function reasonOf(deps: Pick<Deps, 'db'>, job: StoredPrintJob, now: Date): Promise<string | null> {
  if (job.state !== 'waiting' || job.device !== null) return job.reason;
  const able = await ableDevices(deps.db, job);
  const isFresh = now.getTime() - Date.parse(job.createdAt) < FETCHED_WITHIN_MS;
  return able.length > 0 && isFresh ? null : noDeviceReason(job, able);
}
