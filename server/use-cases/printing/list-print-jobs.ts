import { AppError } from '#domain/errors.ts';
import { noDeviceReason } from '#text/print-reasons.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';
import { ableDevices } from './able-devices.ts';
import { endReason, type PrintJobState, printJobState } from './print-job-view.ts';

/** A connected device fetches its jobs at once; one that polls comes every 10 s. */
const FETCHED_WITHIN_MS = 15_000;

/**
 * The print jobs of an order, newest first: what came out of which printer, and what did not. One that no device fetches
 * says why; one past its deadline is shown as expired even before that is stored. Throws 'not-found'.
 */
export async function listPrintJobs(deps: Deps, actor: Actor, order: number): Promise<PrintJobState[]> {
  const branches = branchFilter(actor);
  const [found, jobs, { shop }] = await Promise.all([
    deps.db.orders.byId(order, branches),
    deps.db.work.printJobs(order, branches),
    deps.db.shop.snapshot(),
  ]);
  if (!found) throw new AppError('not-found');
  const branch = branchOf(shop.branches, found.branchId);
  const now = deps.clock.now();
  const states: PrintJobState[] = [];
  for (const job of jobs) {
    const ended = branch && endReason(job, found, branch, now);
    if (ended) states.push({ ...printJobState(job), state: 'expired', reason: ended });
    else states.push({ ...printJobState(job), reason: await reasonOf(deps, job, now) });
  }
  return states;
}

async function reasonOf(deps: Deps, job: StoredPrintJob, now: Date): Promise<string | null> {
  if (job.state !== 'waiting' || job.device !== null) return job.reason;
  const able = await ableDevices(deps.db, job);
  const isFresh = now.getTime() - Date.parse(job.createdAt) < FETCHED_WITHIN_MS;
  return able.length > 0 && isFresh ? null : noDeviceReason(job, able);
}
