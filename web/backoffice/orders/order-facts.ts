import { isForLater } from '#domain/order/later-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import {
  decide,
  type OrderCommand,
  type OrderCommandType,
  type OrderFacts,
} from '#domain/order/order-state.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';

/** What a person at the board can do to an order. */
export type StaffCommand = Extract<
  OrderCommandType,
  'confirm' | 'propose' | 'reject' | 'in-delivery' | 'complete' | 'cancel'
>;

/** The order as the state machine sees it. */
export function factsOf(order: StaffOrder): OrderFacts {
  const { state, counterAppointment, isHeld } = order;
  return {
    state,
    isHeld,
    proposal: counterAppointment
      ? { state: state === 'awaiting' ? 'open' : 'accepted', at: new Date(counterAppointment) }
      : null,
    payment: {
      isOnline: isOnlineMethod(order.paymentMethod),
      isPaid: order.isPaid,
      isRefunded: order.isRefunded,
    },
  };
}

/** Whether the command would change the order as it is known here; the server has the last word. */
export function isAllowed(order: StaffOrder, type: StaffCommand): boolean {
  // A placeholder: any time that was not proposed yet gives the same decision.
  const command: OrderCommand = type === 'propose' ? { type, at: new Date(0) } : { type };
  return decide(factsOf(order), command).kind === 'apply';
}

/** The one command that advances the order; null when there is none. */
export function nextCommand(order: StaffOrder): StaffCommand | null {
  const steps: readonly StaffCommand[] =
    order.state === 'awaiting' ? ['confirm'] : order.state === 'confirmed' ? ['in-delivery'] : ['complete'];
  return steps.find((command) => isAllowed(order, command)) ?? null;
}

/** The customer has been offered another time and has not answered. */
export function isAskingCustomer(order: StaffOrder): boolean {
  return order.state === 'awaiting' && order.counterAppointment !== null;
}

/** Nothing can be done until the online payment arrives. */
export function isAwaitingPayment(order: StaffOrder): boolean {
  return order.state === 'awaiting' && !order.isPaid && isOnlineMethod(order.paymentMethod);
}

/** The brake holds it until somebody lets it through (R343). */
export function isWaitingForRelease({ state, isHeld }: StaffOrder): boolean {
  return state === 'awaiting' && isHeld;
}

/** The shop does not know of it yet: it is in no lane. */
export function isHeldBack(order: StaffOrder): boolean {
  return isAwaitingPayment(order) || isWaitingForRelease(order);
}

/** Staff must act now: confirm, propose another time or reject. These orders ring, a preorder once it is due (R174). */
export function isWaitingForStaff(order: StaffOrder, now: Date): boolean {
  if (order.state !== 'awaiting' || isForLater(order, now)) return false;
  return !isAskingCustomer(order) && !isHeldBack(order);
}
