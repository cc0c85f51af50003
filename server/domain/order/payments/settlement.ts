import { type Cents, cents } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import { balanceOf, excessOf, isOnlinePayment, type MoneyFacts, paidOf, remainderOf } from './balance.ts';

/** The money of an order in one word, as lists and statistics read it. */
export type PaymentState = 'none' | 'open' | 'paid' | 'refundPending' | 'refunded';

/** What goes back of one payment. */
export interface RefundPlan {
  payment: number;
  amount: Cents;
}

/**
 * What must go back through the providers, by itself, so that the shop holds no more than it may keep (R301). The latest
 * payment first: of two for one order the second is the mistake. What was paid at the counter stays for staff to hand back.
 */
export function refundsDue(facts: MoneyFacts): RefundPlan[] {
  let excess: number = excessOf(facts);
  const latestFirst = paidOf(facts)
    .filter(isOnlinePayment)
    .toSorted((one, other) => (other.paidAt ?? '').localeCompare(one.paidAt ?? '') || other.id - one.id);
  return latestFirst.flatMap((payment) => {
    const amount = Math.min(excess, remainderOf(payment, facts.refunds));
    if (amount <= 0) return [];
    excess -= amount;
    return [{ payment: payment.id, amount: cents(amount) }];
  });
}

/** none: paid at the counter, later. open: an online payment is awaited. A partial refund leaves an order 'paid'. */
export function paymentStateOf(facts: MoneyFacts): PaymentState {
  const { paid, refunded, refunding, due } = balanceOf(facts);
  if (paid === 0) return methodOf(facts.paymentMethod)?.isOnline ? 'open' : 'none';
  if (refunding > 0) return 'refundPending';
  if (refunded >= paid) return 'refunded';
  // Staff have taken a part; an order paid online counts as paid although a correction made it dearer.
  const isPartOnly = due > 0 && !paidOf(facts).some(isOnlinePayment);
  return isPartOnly ? 'none' : 'paid';
}

/**
 * Whether the shop does not know of the order yet: it waits for an online payment (R302). Such an order rings nowhere, appears on no
 * board, and cannot be answered.
 */
export function isHeldBack({
  state,
  paymentState,
}: {
  state: OrderState;
  paymentState: PaymentState;
}): boolean {
  return state === 'awaiting' && paymentState === 'open';
}

/** How long an order waits for its online payment, in minutes, and when the provider is asked meanwhile (R302). */
export const PAYING_MINUTES = 30;
export const LOOK_MINUTES = [1, 3, 10, PAYING_MINUTES] as const;

/** Whether the time for paying an order online is over. `createdAt`: ISO 8601. */
export function isPayingTimeOver({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() >= new Date(createdAt).getTime() + PAYING_MINUTES * 60_000;
}
