import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { type PaymentStep, paymentStepOf } from '#domain/order/order-timeline.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { serviceOf } from '#domain/shop/service.ts';
import * as texts from './texts.ts';

type StateFields = Pick<
  PublicOrder,
  | 'state'
  | 'isDelivery'
  | 'isDineIn'
  | 'isQuotation'
  | 'counterAppointment'
  | 'paymentMethod'
  | 'isPaid'
  | 'isRefunded'
>;

/** A proposal from the shop awaits the customer's answer. */
export function hasOpenProposal(order: Pick<PublicOrder, 'state' | 'counterAppointment'>): boolean {
  return order.state === 'awaiting' && order.counterAppointment !== null;
}

/** The headline of the status page. */
export function headlineOf({ state, isQuotation }: Pick<PublicOrder, 'state' | 'isQuotation'>): string {
  if (state === 'rejected' || state === 'canceled') return texts.calledOffTitle;
  if (state === 'failed') return texts.failedTitle;
  return isQuotation ? texts.thanksForRequest : texts.thanksForOrder;
}

/** One sentence about the order's current status. */
export function messageOf(order: StateFields): string {
  const service = serviceOf(order);
  switch (order.state) {
    case 'awaiting':
      if (paymentOf(order) === 'awaiting-payment') return texts.waitingForPayment;
      if (hasOpenProposal(order)) return texts.proposalOpen;
      return order.isQuotation ? texts.requestReceived : texts.orderReceived;
    case 'confirmed':
      return texts.beingPrepared;
    case 'inDelivery':
      if (service === 'delivery') return texts.onItsWay;
      return service === 'dineIn' ? texts.ready : texts.readyForPickup;
    case 'completed':
      return service === 'delivery' ? texts.delivered : texts.completed;
    case 'rejected':
      return texts.rejected;
    case 'canceled':
      return texts.canceled;
    case 'failed':
      return texts.failed;
  }
}

/** 'Bezahlt' and so on; null if paid at the counter. */
export function paymentStateOf(order: StateFields): string | null {
  const step = paymentOf(order);
  return step ? texts.PAYMENT_STEPS[step] : null;
}

function paymentOf({ state, paymentMethod, isPaid, isRefunded }: StateFields): PaymentStep | null {
  return paymentStepOf(state, { isOnline: isOnlineMethod(paymentMethod), isPaid, isRefunded });
}

/** The questionnaire is offered once, for a completed order (R93). */
export function mayRate(order: Pick<PublicOrder, 'state' | 'questionnaireRating'>): boolean {
  return order.state === 'completed' && order.questionnaireRating === null;
}

/** A terminal state that the customer did not want. */
export function isCalledOff({ state }: Pick<PublicOrder, 'state'>): boolean {
  return isTerminal(state) && state !== 'completed';
}
