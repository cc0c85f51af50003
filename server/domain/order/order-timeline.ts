import type { Service } from '#domain/shop/branch.ts';
import { isTerminal, type OrderState } from './order-state.ts';
import { type GuestMoney, isWaitingForPayment } from './payments/payment-step.ts';

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

/**
 * The polling interval in seconds: 3 while the guest pays, else 10, or 60 while only a refund is pending; null = stop
 * polling (R92).
 */
export function pollSeconds(order: GuestMoney): number | null {
  if (isWaitingForPayment(order)) return 3;
  if (!isTerminal(order.state)) return 10;
  return order.balance.refunding > 0 ? 60 : null;
}
