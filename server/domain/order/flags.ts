import { field, type Values } from './field.ts';
import { type OrderState, type PaymentFacts, TRANSITIONS } from './order-state.ts';

/** The boolean view of the state for readers of the API; derived, never stored. */
export const FLAG_FIELDS = {
  isConfirmed: field('flag'),
  isInDelivery: field('flag'),
  isDelivered: field('flag'),
  isCompleted: field('flag'),
  isRejected: field('flag'),
  isCanceled: field('flag'),
  isFailed: field('flag'),
  isPaid: field('flag'),
  isRefunded: field('flag'),
};
export interface OrderFlags extends Values<typeof FLAG_FIELDS> {}

/** What the flags of an order are derived from. */
export interface FlagFacts {
  state: OrderState;
  payment: Pick<PaymentFacts, 'isPaid' | 'isRefunded'>;
  isDelivery: boolean;
  /** The events in its history so far. */
  events: readonly string[];
}

/**
 * The boolean view of an order, for JSON. Flags of past events stay true in later states, even after a cancellation;
 * isDelivered stays false for takeaway and dine-in (R87).
 */
export function flagsOf({ state, payment, isDelivery, events }: FlagFacts): OrderFlags {
  const hasBeen = (wanted: OrderState) =>
    Object.values(TRANSITIONS).some(({ to, event }) => to === wanted && events.includes(event));
  return {
    isConfirmed: CONFIRMED.includes(state) || hasBeen('confirmed'),
    isInDelivery: state === 'inDelivery' || hasBeen('inDelivery'),
    isDelivered: state === 'completed' && isDelivery,
    isCompleted: state === 'completed',
    isRejected: state === 'rejected',
    isCanceled: state === 'canceled',
    isFailed: state === 'failed',
    isPaid: payment.isPaid,
    isRefunded: payment.isRefunded,
  };
}

/** The states that only a confirmed order can reach. */
const CONFIRMED: readonly OrderState[] = ['confirmed', 'inDelivery', 'completed'];
