import { onRequest } from '#domain/devices/station.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { isRepeated } from '#use-cases/orders/change-order.ts';
import { claimRequest } from '#use-cases/orders/claim-request.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PrintLayout } from '#use-cases/signals/work-store.ts';
import { wholeSlips } from './create-print-jobs.ts';
import { readRouting } from './kitchen-routing.ts';
import { type PrintJobState, printJobState } from './print-job-view.ts';

export interface RequestPrint {
  id: number;
  layout: PrintLayout;
  /** Only the slip of this station, null = of the kitchen as a whole; undefined = of every one. */
  station?: number | null | undefined;
  copies: number;
  idempotencyKey: string | null;
}

/**
 * Creates the print jobs of an order on request: a receipt, or a slip for each station that makes something of it; returns the
 * last. If the same paper came out, or may have by the time that it prints, the slip says DUPLIKAT (R116). The same key returns
 * the same job again. Throws 'not-found'.
 */
export async function requestPrint(deps: Deps, actor: Actor, request: RequestPrint): Promise<PrintJobState> {
  const { id, layout, station, copies, idempotencyKey } = request;
  const branches = branchFilter(actor);
  const order = await deps.db.orders.byId(id, branches);
  if (!order) throw new AppError('not-found');
  const claim = idempotencyKey
    ? claimRequest(
        `print:${id}`,
        idempotencyKey,
        { layout, ...(station === undefined ? {} : { station }), copies },
        deps.clock.now(),
      )
    : null;
  const made = await deps.db.transaction(async (stores) => {
    if (claim && !(await stores.orders.claim(claim, id))) return null;
    const all = wholeSlips(order, layout, onRequest(await readRouting(stores, order)));
    const wanted = all.filter((slip) => station === undefined || slip.station === station);
    // A station that makes nothing of it any more has no slip of its own.
    const slips = wanted.length > 0 ? wanted : all;
    const at = deps.clock.now();
    const jobs = await stores.work.addPrintJobs(
      slips.map((slip) => ({ ...slip, copies, order: id, branch: order.branchId, outbox: null, at })),
    );
    return jobs.at(-1) ?? null;
  });
  if (made) return printJobState(made);
  if (claim) await isRepeated(deps, claim);
  const [newest] = (await deps.db.work.printJobs(id, branches)).filter(
    (job) => (job.layout === 'receipt') === (layout === 'receipt'),
  );
  if (!newest) throw new AppError('not-found');
  return printJobState(newest);
}
