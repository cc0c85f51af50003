import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { isRepeated } from '#use-cases/orders/change-order.ts';
import { claimRequest } from '#use-cases/orders/claim-request.ts';
import { slipContent } from '#use-cases/orders/slip-content.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PrintLayout } from '#use-cases/signals/work-store.ts';
import { type PrintJobState, printJobState } from './print-job-view.ts';

export interface RequestPrint {
  id: number;
  layout: PrintLayout;
  copies: number;
  idempotencyKey: string | null;
}

/**
 * Creates a print job of an order on request. If the same paper came out, or may have by the time that it prints, the slip
 * says DUPLIKAT (R116). The same key returns the same jobs again. Throws 'not-found'.
 */
export async function requestPrint(deps: Deps, actor: Actor, request: RequestPrint): Promise<PrintJobState> {
  const { id, layout, copies, idempotencyKey } = request;
  const branches = branchFilter(actor);
  const order = await deps.db.orders.byId(id, branches);
  if (!order) throw new AppError('not-found');
  const claim = idempotencyKey
    ? claimRequest(`print:${id}`, idempotencyKey, { layout, copies }, deps.clock.now())
    : null;
  const made = await deps.db.transaction(async (stores) => {
    if (claim && !(await stores.orders.claim(claim, id))) return null;
    const jobs = await stores.work.addPrintJobs([
      {
        order: id,
        branch: order.branchId,
        layout,
        kind: 'normal',
        copies,
        fingerprint: slipContent(order, layout).fingerprint,
        outbox: null,
        at: deps.clock.now(),
      },
    ]);
    return jobs[0] ?? null;
  });
  if (made) return printJobState(made);
  if (claim) await isRepeated(deps, claim);
  const [newest] = (await deps.db.work.printJobs(id, branches)).filter((job) => job.layout === layout);
  if (!newest) throw new AppError('not-found');
  return printJobState(newest);
}
