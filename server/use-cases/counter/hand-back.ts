import { AppError, validationError } from '#domain/errors.ts';
import { ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import {
  type HandBack,
  handBackFaults,
  handBackParts,
  heldAtCounter,
} from '#domain/order/payments/counter.ts';
import { cleanText } from '#domain/text/text-input.ts';
import { handedBackNote } from '#text/payments/counter-notes.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import { newReference } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type CounterCommand, changeMoney } from './change-money.ts';

interface HandBackRequest extends HandBack {
  reason: string | null;
}

/**
 * Staff hand money back over the counter, of what was paid there (R316). The amount is in cents, null = the surplus. Throws
 * 'not-found', 'version-conflict' if the order's money has moved since the version that the person saw, 'hand-back-nothing', and the
 * faults of the input.
 */
export function handBack(
  deps: Deps,
  actor: Actor,
  command: CounterCommand,
  request: HandBackRequest,
): Promise<StaffOrder> {
  const body = { command: 'hand-back', ...request };
  return changeMoney(deps, actor, { ...command, body }, (order) => planOf(order, request));
}

function planOf(order: StoredOrder, request: HandBackRequest): Plan {
  if (heldAtCounter(order) === ZERO) throw new AppError('hand-back-nothing');
  const faults = handBackFaults(order, request);
  if (faults.length > 0) throw validationError(faults);
  const reason = cleanText(request.reason ?? '') || null;
  const parts = handBackParts(order, request);
  return {
    event: 'handed-back',
    note: handedBackNote({ parts, reason, currency: order.currency }),
    money: {
      refunds: parts.map((part) => ({
        ...part,
        ...{ state: 'done', reason, items: [], reference: newReference() },
      })),
    },
  };
}
