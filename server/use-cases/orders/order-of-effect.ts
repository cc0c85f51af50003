import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import type { StoredOrder } from './order-store.ts';

/** The order an outbox row is about, as it is now; null for a row without one. */
export async function orderOfEffect(deps: Deps, { payload }: OutboxRow): Promise<StoredOrder | null> {
  return typeof payload.order === 'number' ? deps.db.orders.byId(payload.order, null) : null;
}
