import type { StaffOrder } from '#domain/order.ts';
import { cleanText } from '#domain/text-input.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrderAsStaff } from './change-order.ts';

export interface CancelOrder {
  id: number;
  idempotencyKey: string | null;
  /** For the staff's eyes. */
  reason: string | null;
}

/** Calls a confirmed order off; what was paid is paid back (R83). */
export function cancelOrder(deps: Deps, actor: Actor, request: CancelOrder): Promise<StaffOrder> {
  const { id, idempotencyKey } = request;
  const cancelReason = cleanText(request.reason ?? '') || null;
  return changeOrderAsStaff(
    deps,
    actor,
    { id, idempotencyKey, body: { cancelReason } },
    {
      command: { type: 'cancel' },
      details: {
        fields: { cancelReason },
        note: cancelReason,
        effects: [{ kind: 'mail', payload: { mail: 'canceled' } }],
      },
    },
  );
}
