import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow, PrintLayout } from '#use-cases/signals/work-store.ts';

/** Creates the print jobs that a confirmation asks for; a second run of the same row creates none. */
export async function createPrintJobs(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order) return;
  const layouts = (Array.isArray(row.payload.layouts) ? row.payload.layouts : []).filter(isLayout);
  await deps.db.transaction((stores) =>
    stores.work.addPrintJobs(
      layouts.map((layout) => ({
        order: order.id,
        branch: order.branchId,
        layout,
        copies: 1,
        outbox: row.id,
        at: deps.clock.now(),
      })),
    ),
  );
}

function isLayout(value: unknown): value is PrintLayout {
  return value === 'receipt' || value === 'kitchen';
}
