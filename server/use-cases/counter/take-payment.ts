import { AppError, validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { balanceOf } from '#domain/order/payments/balance.ts';
import { type CounterPayment, takingFaults, takingObstacle } from '#domain/order/payments/counter.ts';
import { codeOf } from '#domain/order/payments/voucher-code.ts';
import { counterPaidNote } from '#text/payments/counter-notes.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import { newReference } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type CounterCommand, changeMoney } from './change-money.ts';

/**
 * Staff take money for an order: all that is due, or a part of it (R315). The amount is in cents, null = what is due. Throws
 * 'not-found', 'version-conflict' if the order's money has moved since the version that the person saw, 'payment-called-off',
 * 'payment-awaited-online', 'payment-nothing-due', and the faults of the input.
 */
export function takePayment(
  deps: Deps,
  actor: Actor,
  command: CounterCommand,
  payment: CounterPayment,
): Promise<StaffOrder> {
  const body = { command: 'take-payment', ...payment };
  return changeMoney(deps, actor, { ...command, body }, (order) => planOf(order, payment));
}

function planOf(order: StoredOrder, payment: CounterPayment): Plan {
  const obstacle = takingObstacle(order);
  if (obstacle) throw new AppError(obstacle);
  const faults = takingFaults(order, payment);
  if (faults.length > 0) throw validationError(faults);
  const { method } = payment;
  const amount = payment.amount ?? balanceOf(order).due;
  const code = codeOf(method, payment.code);
  return {
    event: 'counter-paid',
    note: counterPaidNote({ amount, method, code, currency: order.currency }),
    money: { taken: [{ method, amount, code, reference: newReference() }] },
  };
}
