import { AppError } from '#domain/errors.ts';
import type { Actor } from './actor.ts';
import { branchOf } from './compose-order.ts';
import type { Deps } from './ports.ts';
import { type PrintJobView, printJobView } from './print-job-view.ts';

/** A device that has not settled a job by then has lost the answer; it gets the job again and knows it by its id. */
const LOST_AFTER_MS = 2 * 60_000;

/** Hands the waiting print jobs of the device's branch to the device. Throws 'forbidden' for anyone but a device. */
export async function claimPrintJobs(deps: Deps, actor: Actor, limit: number): Promise<PrintJobView[]> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const now = deps.clock.now();
  const jobs = await deps.db.work.claimPrintJobs({
    branch: actor.branch,
    device: actor.id,
    now,
    lostBefore: new Date(now.getTime() - LOST_AFTER_MS),
    limit,
  });
  if (jobs.length === 0) return [];
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, actor.branch);
  if (!branch) throw new AppError('not-found');
  const views: PrintJobView[] = [];
  for (const job of jobs) {
    const order = await deps.db.orders.byId(job.order, [actor.branch]);
    if (order) views.push(printJobView(job, order, branch, shop));
  }
  return views;
}
