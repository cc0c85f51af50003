import type { EscalationSettings } from '#domain/shop/escalation-settings.ts';
import { branchState, type ServiceFlags, type ServiceHours, serviceOf } from '#domain/shop/service.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { type CallingOrder, callsAt } from './later-order.ts';
import type { OrderFacts } from './order-state.ts';

/** The event of an order whose contacts were told that nobody answers. */
export const ESCALATED = 'escalated';

/** What decides whether an order escalates. Instants are ISO 8601. */
export interface UnansweredOrder extends ServiceFlags, CallingOrder {
  facts: OrderFacts;
  history: readonly { event: string; at: string }[];
}

export interface EscalationRule extends Pick<EscalationSettings, 'escalationMinutes' | 'rejectMinutes'> {
  branch: ServiceHours;
}

/** tell: its contacts learn that nobody answers. reject: the guest learns it. */
export type EscalationStep = 'tell' | 'reject';

/**
 * What is to be done now about an order that nobody answers; null = nothing (R271). Counted from when it calls for an answer,
 * or from the opening if its service was closed then: a preorder from when its preparation is due. A proposal is an answer,
 * and an order that is not paid yet asks for none.
 */
export function escalationStep(
  order: UnansweredOrder,
  { branch, escalationMinutes, rejectMinutes }: EscalationRule,
  now: Date,
): EscalationStep | null {
  const { facts, history, isQuotation } = order;
  if (facts.state !== 'awaiting' || facts.proposal?.state === 'open') return null;
  if (facts.payment.isOnline && !facts.payment.isPaid) return null;
  const since = ringsSince(order, branch);
  if (since === null) return null;
  const hasPassed = (from: number, minutes: number) => now.getTime() >= from + minutes * MINUTE;
  const told = history.findLast(({ event }) => event === ESCALATED);
  if (escalationMinutes > 0 && !told) return hasPassed(since, escalationMinutes) ? 'tell' : null;
  // An inquiry takes thought; no machine turns it down.
  if (rejectMinutes === 0 || isQuotation || !hasPassed(since, rejectMinutes)) return null;
  // Told late, after the server was away: the contacts still get their time.
  if (told && !hasPassed(Date.parse(told.at), rejectMinutes - escalationMinutes)) return null;
  return 'reject';
}

/** null = its service never opens again. */
function ringsSince(order: UnansweredOrder, branch: ServiceHours): number | null {
  const called = callsAt(order);
  const { isOpen, nextOpening } = branchState(branch, serviceOf(order), called);
  return isOpen ? called.getTime() : (nextOpening?.getTime() ?? null);
}
