import type { OrderHistoryEntry } from './history.ts';
import type { OrderCommandType, OrderEvent } from './order-state.ts';
import { TAKEN_BACK } from './taking-back.ts';

/** An order as far as this rule needs it. */
export interface VersionedOrder {
  /** 1 when it was placed; each entry of the history is one more. */
  version: number;
  history: readonly OrderHistoryEntry[];
}

/** Whether an entry moved the order on or asked its guest; payments, corrections and messages do not. */
const COURSE: Readonly<Record<OrderEvent | typeof TAKEN_BACK, true>> = {
  confirmed: true,
  'counter-appointment': true,
  'counter-appointment-accepted': true,
  'counter-appointment-declined': true,
  rejected: true,
  canceled: true,
  'canceled-by-guest': true,
  'in-delivery': true,
  completed: true,
  failed: true,
  [TAKEN_BACK]: true,
};

/** What moves the money of an order, or what it costs. */
const MONEY: readonly string[] = [
  'paid',
  'paid-late',
  'paid-twice',
  'counter-paid',
  'handed-back',
  'payment-voided',
  'refunded',
  'charged-back',
  'item-changed',
  'item-removed',
  'weighed',
];

const ACCEPTED: readonly string[] = ['confirmed', 'counter-appointment-accepted'] satisfies OrderEvent[];

/** Steps of somebody else that a command only continues: whoever hands an order over does not mind who accepted it. */
const CONTINUES: Partial<Record<OrderCommandType, readonly string[]>> = {
  'in-delivery': ACCEPTED,
  complete: [...ACCEPTED, 'in-delivery'],
};

/** What happened to an order after the version that somebody saw; oldest first. */
function entriesSince(order: VersionedOrder, seen: number): readonly OrderHistoryEntry[] {
  const count = Math.min(Math.max(0, order.version - seen), order.history.length);
  return order.history.slice(order.history.length - count);
}

/** What was decided about an order after the version that somebody saw. */
export function decidedSince(order: VersionedOrder, seen: number): readonly OrderHistoryEntry[] {
  return entriesSince(order, seen).filter(({ event }) => event in COURSE);
}

/**
 * Whether a command given on a version contradicts what was decided since (R272). Only for a command that would change the
 * order: one that wants what already holds contradicts nobody.
 */
export function isOvertaken(order: VersionedOrder, type: OrderCommandType, seen: number): boolean {
  const continued = CONTINUES[type] ?? [];
  return decidedSince(order, seen).some(({ event }) => !continued.includes(event));
}

/**
 * The version that a command led to which was given on `seen`: what the same person orders next is based on it, and not on
 * what others did later.
 */
export function versionAfter(order: VersionedOrder, seen: number, event: OrderEvent): number {
  const entries = entriesSince(order, seen);
  const index = entries.findIndex((entry) => entry.event === event);
  return index < 0 ? order.version : order.version - entries.length + index + 1;
}

/** Whether the money of an order has moved after the version that somebody saw: what they want to take or give is not it any more. */
export function hasMoneyMoved(order: VersionedOrder, seen: number): boolean {
  return entriesSince(order, seen).some(({ event }) => MONEY.includes(event));
}
