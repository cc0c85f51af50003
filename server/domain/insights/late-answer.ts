import { type AcceptRule, answerDueAt, type WaitingOrder } from '#domain/order/missed-order.ts';

/** What became of orders that the staff did not answer in time. */
export const LATE_ANSWERS = ['late', 'given-up', 'waiting'] as const;
export type LateAnswer = (typeof LATE_ANSWERS)[number];

/** An order with the shop's first answer, or when its guest gave up; null = still waiting. */
export interface AnsweredOrder extends WaitingOrder {
  answeredAt: string | null;
}

/**
 * Whether the staff missed an order (R90, R214), and what became of it: answered late, canceled by a guest who had waited in
 * vain, or still waiting. null = answered in time, or there is still time.
 */
export function lateAnswer(order: AnsweredOrder, rule: AcceptRule, now: Date): LateAnswer | null {
  const due = answerDueAt(order, rule);
  const answered = order.answeredAt === null ? now : new Date(order.answeredAt);
  if (due === null || answered <= due) return null;
  if (order.answeredAt === null) return order.state === 'awaiting' ? 'waiting' : null;
  return order.state === 'canceled' ? 'given-up' : 'late';
}
