import type { Product } from '#domain/catalogue/product.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isCalledOff as isOver } from '#domain/order/order-state.ts';
import type { TimelineFacts } from '#domain/order/order-timeline.ts';
import { isWaitingForPayment, paymentStepOf } from '#domain/order/payments/payment-step.ts';
import { type PlannedOrder, plannedFor } from '#domain/order/preparation.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatNearDay } from '#text/calendar/days.ts';
import { orderStateName } from '#text/orders/order-state-name.ts';
import { wordsOf } from './order-words.ts';
import * as texts from './texts.ts';

type StateFields = Pick<
  PublicOrder,
  | 'state'
  | 'isDelivery'
  | 'isDineIn'
  | 'isQuotation'
  | 'tableIdentifier'
  | 'counterAppointment'
  | 'paymentMethod'
  | 'balance'
> &
  Partial<Pick<PublicOrder, 'isPaid' | 'isHeld'>>;

/** A proposal from the shop awaits the customer's answer. */
export function hasOpenProposal(order: Pick<PublicOrder, 'state' | 'counterAppointment'>): boolean {
  return order.state === 'awaiting' && order.counterAppointment !== null;
}

/** The headline of the status page. */
export function headlineOf(order: StateFields): string {
  const { state } = order;
  if (isWaitingForPayment(order)) return texts.unpaidTitle;
  if (state === 'rejected' || state === 'canceled') return wordsOf(order).calledOffTitle;
  return state === 'failed' ? texts.failedTitle : wordsOf(order).thanks;
}

/** 'Donnerstag': the day that a confirmed order is planned for while its preparation is not due; null otherwise (R142). */
export function plannedDayOf(
  order: PlannedOrder & Pick<PublicOrder, 'items'>,
  products: readonly Product[],
  { timeZone, now }: { timeZone: Zone; now: Date },
): string | null {
  const ordered = new Set(order.items.map(({ product }) => product));
  const own = products.filter(({ id }) => ordered.has(id));
  const at = plannedFor(order, own, timeZone, now);
  return at && formatNearDay(at, now, timeZone);
}

/** What the timeline depends on. */
export function timelineFactsOf(order: StateFields, plannedDay: string | null): TimelineFacts {
  return { service: serviceOf(order), isAtTable: isAtTable(order), isPlanned: plannedDay !== null };
}

function isAtTable(order: Pick<StateFields, 'isDelivery' | 'isDineIn' | 'tableIdentifier'>): boolean {
  return serviceOf(order) === 'dineIn' && order.tableIdentifier !== null;
}

/** The state in a word or two, as guests read it. */
export function stateNameOf(order: StateFields, plannedDay: string | null): string {
  if (isWaitingForPayment(order)) return texts.PAYMENT_STEPS['awaiting-payment'];
  if (plannedDay) return texts.plannedShort({ day: plannedDay });
  if (order.state === 'inDelivery' && isAtTable(order)) return texts.TIMELINE['being-served'];
  return orderStateName(order.state, serviceOf(order));
}

/** One sentence about the order's current status. `plannedDay` as plannedDayOf says it. */
export function messageOf(order: StateFields, plannedDay: string | null = null): string {
  const service = serviceOf(order);
  const words = wordsOf(order);
  switch (order.state) {
    case 'awaiting':
      if (isWaitingForPayment(order)) return texts.waitingForPayment;
      if (order.isHeld) return texts.lookedAt;
      if (hasOpenProposal(order)) return texts.proposalOpen;
      return words.received;
    case 'confirmed':
      return plannedDay ? words.planned({ day: plannedDay }) : words.accepted;
    case 'inDelivery':
      if (service === 'delivery') return words.onItsWay;
      if (isAtTable(order)) return words.beingServed;
      return service === 'dineIn' ? words.ready : words.readyForPickup;
    case 'completed':
      return service === 'delivery' ? words.delivered : words.completed;
    case 'rejected':
      return words.rejected;
    case 'canceled':
      return words.canceled;
    case 'failed':
      return texts.failed;
  }
}

/** 'Bezahlt' and so on; null if nothing was paid so far, and nothing is to be paid online. */
export function paymentStateOf(order: StateFields): string | null {
  const step = paymentStepOf(order);
  return step ? texts.PAYMENT_STEPS[step] : null;
}

/** A terminal state that the customer did not want. */
export function isCalledOff({ state }: Pick<PublicOrder, 'state'>): boolean {
  return isOver(state);
}

/** The agreed time, else the requested one; null = as soon as possible. ISO 8601. */
export function appointmentOf(order: Pick<PublicOrder, 'appointment' | 'appointmentDate'>): string | null {
  return order.appointment ?? order.appointmentDate;
}
