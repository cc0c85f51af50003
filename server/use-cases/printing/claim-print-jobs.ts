import { PRINT_LAYOUTS, type PrintLayout } from '#domain/devices/print-job.ts';
import { AppError } from '#domain/errors.ts';
import { type Actor, mayActForBranch } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { announceLayouts } from './announce-layouts.ts';
import { handOut } from './hand-out.ts';
import type { PrintJobView } from './print-job-view.ts';

/**
 * A device that has not settled a job by then, and does not say which jobs it holds, may have lost the answer; it gets the job
 * again and recognises it by its id.
 */
const LOST_AFTER_MS = 2 * 60_000;

export interface ClaimPrintJobs {
  /** What the device can print; null = an older program, which takes everything and reports 'failed' where it cannot. */
  layouts: readonly PrintLayout[] | null;
  /** The unsettled jobs that the device has; null = an older program, which does not say. */
  held: readonly number[] | null;
  limit: number;
}

/**
 * Assigns the waiting print jobs of the device's branch to the device, as far as it can print them, and offers again what it
 * claimed but does not hold: it crashed, or the answer got lost. Expired jobs are marked as such instead. Throws 'forbidden'
 * for anyone but a device that shows orders (R224).
 */
export async function claimPrintJobs(
  deps: Deps,
  actor: Actor,
  { layouts, held, limit }: ClaimPrintJobs,
): Promise<PrintJobView[]> {
  if (actor.kind !== 'device' || !mayActForBranch(actor, actor.branch)) throw new AppError('forbidden');
  await announceLayouts(deps, actor, layouts ?? PRINT_LAYOUTS);
  if (layouts?.length === 0) return [];
  const now = deps.clock.now();
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, actor.branch);
  const views: PrintJobView[] = [];
  // Expired jobs make room for others: an agent that gets fewer than it asked for waits for the next signal.
  while (views.length < limit) {
    const wanted = limit - views.length;
    const jobs = await deps.db.work.claimPrintJobs({
      branch: actor.branch,
      device: actor.id,
      layouts: layouts ?? PRINT_LAYOUTS,
      held,
      now,
      lostBefore: new Date(now.getTime() - LOST_AFTER_MS),
      limit: wanted,
    });
    if (jobs.length > 0 && !branch) throw new AppError('not-found');
    for (const job of jobs) {
      const order = await deps.db.orders.byId(job.order, [actor.branch]);
      if (!order || !branch) continue;
      const view = await handOut(deps, { ...job, device: actor.id }, order, { branch, shop, now });
      if (view.ended === null) views.push(view);
    }
    if (jobs.length < wanted) break;
  }
  return views;
}
