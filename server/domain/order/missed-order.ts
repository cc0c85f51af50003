import { branchState, type ServiceFlags, type ServiceHours, serviceOf } from '#domain/shop/service.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { type CallingOrder, callsAt } from './later-order.ts';
import type { OrderState } from './order-state.ts';

/** Minutes after opening to answer orders that came in while closed. */
const ACCEPT_PREORDER_MINUTES = 15;

/** What decides whether an order was missed. Instants are ISO 8601. */
export interface WaitingOrder extends ServiceFlags, CallingOrder {
  state: OrderState;
  /** The requested time; null = as soon as possible. */
  appointmentDate: string | null;
  /** The time that the shop proposed instead; null = none. */
  counterAppointment: string | null;
}

/** The branch where the order waits, and how many minutes its staff has to answer. */
export interface AcceptRule {
  branch: ServiceHours;
  acceptMinutes: number;
}

/**
 * The staff's deadline for an answer: the accept time after the order called for one, or 15 minutes after the next opening
 * if its service was closed then (R90, R174). null = the service never opens again.
 */
export function answerDueAt(
  order: Omit<WaitingOrder, 'state'>,
  { branch, acceptMinutes }: AcceptRule,
): Date | null {
  const called = callsAt(order);
  const { isOpen, nextOpening } = branchState(branch, serviceOf(order), called);
  if (isOpen) return new Date(called.getTime() + acceptMinutes * MINUTE);
  return nextOpening && new Date(nextOpening.getTime() + ACCEPT_PREORDER_MINUTES * MINUTE);
}

/**
 * Whether an order belongs on the list of missed ones: it is still waiting, and either its appointment has come or the staff
 * did not answer in time. A proposal counts as an answer; then the order waits for the customer.
 */
export function isMissed(order: WaitingOrder, rule: AcceptRule, now: Date): boolean {
  if (order.state !== 'awaiting') return false;
  if (order.appointmentDate !== null && Date.parse(order.appointmentDate) <= now.getTime()) return true;
  if (order.counterAppointment !== null) return false;
  const due = answerDueAt(order, rule);
  return due !== null && due < now;
}
