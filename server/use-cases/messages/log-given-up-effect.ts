import { EFFECT_NAMES, givenUpMessage } from '#text/log-texts.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';

/** Logs for the staff that a mail, message or print was given up, with the order it is about. */
export async function logGivenUpEffect(deps: Deps, row: OutboxRow, reason: string): Promise<void> {
  const order = await orderOfEffect(deps, row);
  await deps.db.logs.add({
    level: 'error',
    source: 'server',
    message: givenUpMessage({ effect: EFFECT_NAMES[row.kind] ?? row.kind, attempts: row.attempts }),
    details: reason,
    branch: order?.branchId ?? null,
    ...(order ? { subject: 'order', subjectId: order.id } : {}),
  });
}
