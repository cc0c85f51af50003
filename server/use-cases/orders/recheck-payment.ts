import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { decidePaymentNews, type PaymentStatus } from '#domain/order/payment-news.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import * as texts from '#text/order-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changePlannedAsStaff, type Plan } from './change-order.ts';
import { planOf } from './command-order.ts';
import type { StoredOrder } from './order-store.ts';
import { factsOf } from './order-view.ts';

export interface RecheckPayment {
  id: number;
  idempotencyKey: string | null;
}

/**
 * Asks the provider for the status of an online payment and applies what is new. An order that is not paid online stays as
 * it is. A payment that arrives after the order has ended is kept for a refund and logged. Throws 'not-found', and
 * 'payment-check-failed' when the provider cannot be asked.
 */
export async function recheckPayment(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey }: RecheckPayment,
): Promise<StaffOrder> {
  const request = { id, idempotencyKey, body: { command: 'recheck-payment' } };
  const news: { event: string | null } = { event: null };
  const order = await changePlannedAsStaff(deps, actor, request, async (found, at) => {
    news.event = null;
    if (!isOnlineMethod(found.paymentMethod)) return null;
    const plan = planAfter(found, await statusOf(deps, found), at);
    news.event = plan?.event ?? null;
    return plan;
  });
  if (news.event === 'paid-late') {
    await deps.db.logs.add({
      level: 'warning',
      source: 'server',
      message: texts.paidTooLate,
      branch: order.branch,
      subject: 'order',
      subjectId: id,
    });
  }
  return order;
}

async function statusOf(deps: Deps, order: StoredOrder): Promise<PaymentStatus> {
  try {
    const provider = deps.payments[order.paymentMethod];
    if (!provider) throw new Error('no payment provider is connected');
    return await provider.status(order);
  } catch (error) {
    deps.log.warn({ err: error, order: order.id }, 'payment could not be checked');
    throw new AppError('payment-check-failed', { cause: error });
  }
}

function planAfter(order: StoredOrder, status: PaymentStatus, at: Date): Plan | null {
  const news = decidePaymentNews(factsOf(order), status);
  switch (news.kind) {
    case 'unchanged':
      return null;
    case 'paid':
      return { event: 'paid', progress: { ...order, paymentState: 'paid' } };
    case 'paid-late':
      return { event: 'paid-late', progress: { ...order, paymentState: 'refundPending' } };
    case 'refunded':
      return { event: 'refunded', progress: { ...order, paymentState: 'refunded' } };
    case 'failed':
      return planOf(order, news.decision, at);
  }
}
