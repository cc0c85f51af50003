import type { Service } from '#domain/shop/branch.ts';
import { isTerminal, type OrderState, type PaymentFacts } from './order-state.ts';

export type TimelineStepCode =
  | 'awaiting'
  | 'confirmed'
  | 'being-prepared'
  | 'ready-for-pickup'
  | 'being-served'
  | 'out-for-delivery'
  | 'delivered'
  | 'completed';

export interface TimelineStep {
  code: TimelineStepCode;
  state: 'done' | 'current' | 'upcoming';
}

/** The status of an online payment as shown on the status page. */
export type PaymentStep = 'awaiting-payment' | 'paid' | 'refund-pending' | 'refunded';

const PICKUP: readonly TimelineStepCode[] = [
  'awaiting',
  'confirmed',
  'being-prepared',
  'ready-for-pickup',
  'completed',
];
const AT_TABLE: readonly TimelineStepCode[] = [
  'awaiting',
  'confirmed',
  'being-prepared',
  'being-served',
  'completed',
];
const DELIVERY: readonly TimelineStepCode[] = [
  'awaiting',
  'confirmed',
  'being-prepared',
  'out-for-delivery',
  'delivered',
  'completed',
];

/** Index of the current step; for a completed order, all steps are done. */
const CURRENT_STEP = {
  awaiting: 0,
  confirmed: 2,
  inDelivery: 3,
  completed: Number.POSITIVE_INFINITY,
} as const;

/** What decides on the steps besides the state. */
export interface TimelineFacts {
  service: Service;
  /** It is brought to a table. */
  isAtTable: boolean;
  /** Confirmed, but its preparation is not due yet (R142). */
  isPlanned: boolean;
}

/**
 * The steps of the status page. Takeaway and dine-in share theirs, except that a table is served; 'being prepared' is
 * current as soon as the order is confirmed and its preparation is due. A rejected, canceled or failed order has none (R91).
 */
export function timelineOf(
  state: OrderState,
  { service, isAtTable, isPlanned }: TimelineFacts,
): TimelineStep[] {
  if (state === 'rejected' || state === 'canceled' || state === 'failed') return [];
  const current = CURRENT_STEP[state] - (isPlanned ? 1 : 0);
  const steps = service === 'delivery' ? DELIVERY : service === 'dineIn' && isAtTable ? AT_TABLE : PICKUP;
  return steps.map((code, index) => ({
    code,
    state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
  }));
}

/** The payment step of the status page; null for payment at the counter, and for a payment that never arrived. */
export function paymentStepOf(state: OrderState, payment: PaymentFacts): PaymentStep | null {
  if (!payment.isOnline) return null;
  if (payment.isRefunded) return 'refunded';
  if (payment.isPaid) return isRefundPending(state, payment) ? 'refund-pending' : 'paid';
  return isTerminal(state) ? null : 'awaiting-payment';
}

/** The polling interval in seconds: 10, or 60 while only a refund is pending; null = stop polling (R92). */
export function pollSeconds(
  state: OrderState,
  payment: Pick<PaymentFacts, 'isPaid' | 'isRefunded'>,
): number | null {
  if (!isTerminal(state)) return 10;
  return isRefundPending(state, payment) ? 60 : null;
}

function isRefundPending(state: OrderState, payment: Pick<PaymentFacts, 'isPaid' | 'isRefunded'>): boolean {
  return payment.isPaid && !payment.isRefunded && isTerminal(state) && state !== 'completed';
}
