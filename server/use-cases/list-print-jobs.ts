import { AppError } from '#domain/errors.ts';
import type { Actor } from './actor.ts';
import { branchFilter } from './change-order.ts';
import type { Deps } from './ports.ts';
import { type PrintJobState, printJobState } from './print-job-view.ts';

/** The print jobs of an order, newest first: what came out of which printer, and what did not. Throws 'not-found'. */
export async function listPrintJobs(deps: Deps, actor: Actor, order: number): Promise<PrintJobState[]> {
  const branches = branchFilter(actor);
  const [found, jobs] = await Promise.all([
    deps.db.orders.byId(order, branches),
    deps.db.work.printJobs(order, branches),
  ]);
  if (!found) throw new AppError('not-found');
  return jobs.map(printJobState);
}
