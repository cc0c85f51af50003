import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { stateBefore, TAKEN_BACK } from '#domain/order/taking-back.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changePlannedAsStaff } from './change-order.ts';

const CONFLICT = 'order-state-conflict';

/**
 * Undoes handing over or completing an order shortly afterwards (R173): a wrong tap at the counter. Throws 'not-found', and
 * 'order-state-conflict' if the last step was another one or is too long ago. No row of the table of transitions:
 * a row leads to one fixed state, whereas this leads to whichever state the history had before.
 */
export function takeBackStep(
  deps: Deps,
  actor: Actor,
  target: { id: number; idempotencyKey: string | null },
): Promise<StaffOrder> {
  const command = { ...target, body: { command: 'take-back' }, conflict: CONFLICT } as const;
  return changePlannedAsStaff(deps, actor, command, (order, at) => {
    const state = order.questionnaire === null ? stateBefore(order.state, order.history, at) : null;
    if (!state) throw new AppError(CONFLICT);
    return { progress: { ...order, state, finishedAt: null }, event: TAKEN_BACK };
  });
}
