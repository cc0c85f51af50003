import type { StaffOrder } from '#domain/order.ts';
import { cleanText } from '#domain/text-input.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrderAsStaff } from './change-order.ts';

export interface RejectOrder {
  id: number;
  idempotencyKey: string | null;
  /** The customer reads it. */
  rejectionMessage: string | null;
}

/** Turns an order down that nobody has confirmed; what was paid is paid back (R83). */
export function rejectOrder(deps: Deps, actor: Actor, request: RejectOrder): Promise<StaffOrder> {
  const { id, idempotencyKey } = request;
  const rejectionMessage = cleanText(request.rejectionMessage ?? '') || null;
  return changeOrderAsStaff(
    deps,
    actor,
    { id, idempotencyKey, body: { rejectionMessage } },
    {
      command: { type: 'reject' },
      details: {
        fields: { rejectionMessage },
        note: rejectionMessage,
        effects: [{ kind: 'mail', payload: { mail: 'rejected' } }],
      },
    },
  );
}
