import { validationError } from '#domain/errors.ts';
import { parseInstant } from '#domain/instant.ts';
import type { StaffOrder } from '#domain/order.ts';
import { counterAppointmentFault } from '#domain/slots.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrderAsStaff } from './change-order.ts';

export interface ConfirmOrder {
  id: number;
  idempotencyKey: string | null;
  /** ISO 8601 with offset: asks the customer for another time instead of confirming. */
  counterAppointment: string | null;
}

/** Takes the order for the wished time, or proposes another one; then it goes on waiting (R83, R86). */
export async function confirmOrder(deps: Deps, actor: Actor, request: ConfirmOrder): Promise<StaffOrder> {
  const { id, idempotencyKey, counterAppointment } = request;
  const staffCommand = { id, idempotencyKey, body: { counterAppointment } };
  if (counterAppointment === null) {
    return changeOrderAsStaff(deps, actor, staffCommand, {
      command: { type: 'confirm' },
      details: {
        effects: [{ kind: 'print', payload: { layouts: ['receipt', 'kitchen'] } }, mail('confirmed')],
      },
    });
  }
  const at = parseInstant(counterAppointment);
  const fault = at ? counterAppointmentFault(at, deps.clock.now()) : 'appointment-invalid';
  if (!at || fault)
    throw validationError([{ code: fault ?? 'appointment-invalid', field: 'counterAppointment' }]);
  return changeOrderAsStaff(deps, actor, staffCommand, {
    command: { type: 'propose', at },
    details: { note: at.toISOString(), effects: [mail('counter-appointment')] },
  });
}

function mail(name: string) {
  return { kind: 'mail' as const, payload: { mail: name } };
}
