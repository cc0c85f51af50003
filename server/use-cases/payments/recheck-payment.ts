import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { staffView } from '#use-cases/orders/order-view.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkPayment } from './check-payment.ts';

/**
 * Asks the provider about every online payment of an order and applies what is new (R80). An order without any stays as it is;
 * one that staff ask about ends as soon as no payment is open. Safe to repeat. Throws 'not-found', and 'payment-check-failed'
 * when the provider cannot be asked.
 */
export async function recheckPayment(deps: Deps, actor: Actor, id: number): Promise<StaffOrder> {
  const find = () => deps.db.orders.byId(id, branchFilter(actor));
  const order = await find();
  if (!order) throw new AppError('not-found');
  const attempts = (await deps.db.payments.attempts(id)).filter(({ method }) => isOnlineMethod(method));
  const faults: unknown[] = [];
  for (const attempt of attempts) {
    try {
      await checkPayment(deps, attempt.id, { author: authorOf(actor), isEnding: true });
    } catch (error) {
      deps.log.warn({ err: error, order: id }, 'payment could not be checked');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AppError('payment-check-failed', { cause: faults[0] });
  return (await staffView(deps))((await find()) ?? order);
}
