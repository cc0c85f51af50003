import { needsChangeTicket, needsVoidTicket } from '#domain/devices/paper.ts';
import { isVoidState, PRINT_KINDS } from '#domain/devices/print-job.ts';
import { printEndReason } from '#text/print-reasons.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { slipContent } from '#use-cases/orders/slip-content.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { OutboxRow, PrintKind, PrintLayout } from '#use-cases/signals/work-store.ts';

/**
 * Creates the print jobs that a change of an order asks for, as far as its paper needs them (R254); a second run of the same
 * row creates none.
 */
export async function createPrintJobs(deps: Deps, row: OutboxRow): Promise<void> {
  const id = row.payload.order;
  if (typeof id !== 'number') return;
  const layouts = (Array.isArray(row.payload.layouts) ? row.payload.layouts : []).filter(isLayout);
  const kind = PRINT_KINDS.find((known) => known === row.payload.kind) ?? 'normal';
  await deps.db.transaction(async (stores) => {
    const jobs = await stores.work.lockPrintJobs(id);
    const order = await stores.orders.byId(id, null);
    if (!order || !(await isNeeded(stores, order, kind, jobs))) return;
    await stores.work.addPrintJobs(
      layouts.map((layout) => ({
        order: order.id,
        branch: order.branchId,
        layout,
        kind,
        copies: 1,
        fingerprint: slipContent(order, layout).fingerprint,
        outbox: row.id,
        at: deps.clock.now(),
      })),
    );
  });
}

async function isNeeded(
  { work }: Stores,
  order: StoredOrder,
  kind: PrintKind,
  jobs: Awaited<ReturnType<Stores['work']['lockPrintJobs']>>,
): Promise<boolean> {
  // Whatever is not on paper yet need not get there.
  if (isVoidState(order.state)) await work.endWaitingPrintJobs(order.id, printEndReason('canceled'));
  if (kind === 'void') return needsVoidTicket(jobs);
  if (kind === 'normal') return !isVoidState(order.state);
  const { content } = slipContent(order, 'kitchen');
  return content !== null && needsChangeTicket(jobs, content);
}

function isLayout(value: unknown): value is PrintLayout {
  return value === 'receipt' || value === 'kitchen';
}
