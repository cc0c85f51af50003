import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order-state.ts';
import { type PaymentStep, paymentStepOf, type TimelineStepCode } from '#domain/order-timeline.ts';
import { isOnlineMethod } from '#domain/payment.ts';
import { serviceOf } from '#domain/service.ts';

export const TIMELINE_NAMES: Readonly<Record<TimelineStepCode, string>> = {
  awaiting: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  'being-prepared': 'Wird zubereitet',
  'ready-for-pickup': 'Bereit zur Abholung',
  'out-for-delivery': 'Wird zugestellt',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
};

const PAYMENT_STATES: Readonly<Record<PaymentStep, string>> = {
  'awaiting-payment': 'Zahlung ausstehend',
  paid: 'Bezahlt',
  'refund-pending': 'Rückerstattung läuft',
  refunded: 'Rückerstattet',
};

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

/** A proposal of the shop waits for the customer's answer. */
export function hasOpenProposal(order: Pick<PublicOrder, 'state' | 'counterAppointment'>): boolean {
  return order.state === 'awaiting' && order.counterAppointment !== null;
}

/** The headline of the status page. */
export function headlineOf({ state, isQuotation }: Pick<PublicOrder, 'state' | 'isQuotation'>): string {
  if (state === 'rejected' || state === 'canceled') return 'Bestellung storniert';
  if (state === 'failed') return 'Zahlung fehlgeschlagen';
  return isQuotation ? 'Vielen Dank für Ihre Anfrage!' : 'Vielen Dank für Ihre Bestellung!';
}

/** One sentence about where the order stands. */
export function messageOf(order: StateFields): string {
  const service = serviceOf(order);
  switch (order.state) {
    case 'awaiting':
      if (paymentOf(order) === 'awaiting-payment') return 'Wir warten auf die Bestätigung Ihrer Zahlung.';
      if (hasOpenProposal(order))
        return 'Wir schlagen Ihnen einen anderen Termin vor. Bitte geben Sie uns Bescheid.';
      return order.isQuotation
        ? 'Ihre Anfrage ist bei uns eingegangen. Wir melden uns in Kürze bei Ihnen.'
        : 'Ihre Bestellung ist bei uns eingegangen und wartet auf Bestätigung.';
    case 'confirmed':
      return 'Ihre Bestellung wurde bestätigt und wird zubereitet.';
    case 'inDelivery':
      if (service === 'delivery') return 'Ihre Bestellung ist unterwegs zu Ihnen.';
      return service === 'dineIn'
        ? 'Ihre Bestellung ist fertig.'
        : 'Ihre Bestellung ist zur Abholung bereit.';
    case 'completed':
      return service === 'delivery'
        ? 'Ihre Bestellung wurde zugestellt.'
        : 'Ihre Bestellung ist abgeschlossen.';
    case 'rejected':
      return 'Leider konnten wir Ihre Bestellung nicht annehmen.';
    case 'canceled':
      return 'Ihre Bestellung wurde storniert.';
    case 'failed':
      return 'Leider ist Ihre Zahlung fehlgeschlagen. Es wurde keine Bestellung ausgeführt.';
  }
}

/** 'Bezahlt' and so on; null for what is paid at the counter. */
export function paymentStateOf(order: StateFields): string | null {
  const step = paymentOf(order);
  return step ? PAYMENT_STATES[step] : null;
}

function paymentOf({ state, paymentMethod, isPaid, isRefunded }: StateFields): PaymentStep | null {
  return paymentStepOf(state, { isOnline: isOnlineMethod(paymentMethod), isPaid, isRefunded });
}

/** The questionnaire is offered once, for a completed order (R93). */
export function mayRate(order: Pick<PublicOrder, 'state' | 'questionnaireRating'>): boolean {
  return order.state === 'completed' && order.questionnaireRating === null;
}

/** A terminal state that the customer did not wish for. */
export function isCalledOff({ state }: Pick<PublicOrder, 'state'>): boolean {
  return isTerminal(state) && state !== 'completed';
}
