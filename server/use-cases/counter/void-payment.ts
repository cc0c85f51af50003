import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isVoidable } from '#domain/order/payments/counter.ts';
import { counterPaidNote } from '#text/payments/counter-notes.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type CounterCommand, changeMoney } from './change-money.ts';

/**
 * Takes out a payment that was entered by mistake: it counts nowhere any more, and stays in the records (R317). Throws 'not-found',
 * also for a payment of another order, and 'payment-not-voidable'.
 */
export async function voidPayment(
  deps: Deps,
  actor: Actor,
  command: CounterCommand,
  payment: number,
): Promise<StaffOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const body = { command: 'void-payment', payment };
  return changeMoney(deps, actor, { ...command, body }, (order, now) => {
    const found = order.payments.find(({ id }) => id === payment);
    if (!found) throw new AppError('not-found');
    const timeZone = branchOf(shop.branches, order.branchId)?.timeZone ?? 'Europe/Vienna';
    if (!isVoidable(found, order, { now, timeZone })) throw new AppError('payment-not-voidable');
    return {
      event: 'payment-voided',
      note: counterPaidNote({ ...found, currency: order.currency }),
      money: { payments: [{ id: payment, state: 'canceled', means: null }] },
    };
  });
}
