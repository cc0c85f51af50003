import { MESSAGE_FAILED } from '#domain/order/undelivered.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { messageKey } from './message-key.ts';

/** Writes into the history of its order that a message was given up, so that open boards show it at once (R285). */
export async function noteGivenUpMessage(deps: Deps, row: OutboxRow): Promise<void> {
  const { kind } = row;
  const { order } = row.payload;
  if ((kind !== 'mail' && kind !== 'sms') || typeof order !== 'number') return;
  const note = messageKey({ kind, payload: row.payload });
  await changePlanned(
    deps,
    () => deps.db.orders.byId(order, null),
    { author: SYSTEM, claim: null, conflict: 'version-conflict' },
    () => ({ event: MESSAGE_FAILED, note }),
  );
}
