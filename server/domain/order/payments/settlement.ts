import { type Cents, cents } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import { balanceOf, excessOf, type MoneyFacts, onlinePaidOf, remainderOf } from './balance.ts';

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
  return onlinePaidOf(facts).flatMap((payment) => {
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
  const isPartOnly = due > 0 && onlinePaidOf(facts).length === 0;
  return isPartOnly ? 'none' : 'paid';
}

/** Whether an order waits for its online payment (R302). Until then the shop does not know of it. */
export function waitsForPayment({
  state,
  paymentState,
}: {
  state: OrderState;
  paymentState: PaymentState;
}): boolean {
  return state === 'awaiting' && paymentState === 'open';
}

/**
 * Whether the shop does not know of the order yet: it waits for its online payment (R302), or for staff to look at it (R343).
 * Such an order rings nowhere, is on no board, and cannot be accepted.
 */
export function isHeldBack(order: {
  state: OrderState;
  paymentState: PaymentState;
  isHeld: boolean;
}): boolean {
  return waitsForPayment(order) || isWaitingForRelease(order);
}

/** Whether the brake holds the order until staff release it (R343). One that is paid online is never asked for again. */
export function isWaitingForRelease({ state, isHeld }: { state: OrderState; isHeld: boolean }): boolean {
  return state === 'awaiting' && isHeld;
}

/**
 * Whether a payment through a provider came for an order that was handed over as one paid at the counter: the guest had chosen
 * to pay there, and has paid both (R79).
 */
export function isPaidBesides({
  state,
  paymentMethod,
}: Pick<MoneyFacts, 'state' | 'paymentMethod'>): boolean {
  return state === 'completed' && !methodOf(paymentMethod)?.isOnline;
}

/**
 * Since when the shop may know of an order: since it was placed, or since it was paid, or was to be paid at the counter (R302),
 * or since staff released it (R343). ISO 8601. An entry 'payment-method-changed' has the new method as its note.
 */
export function releasedAt({
  createdAt,
  history = [],
}: {
  createdAt: string;
  history?: readonly { event: string; at: string; note?: string | null }[];
}): string {
  const release =
    history.find(({ event }) => event === RELEASED) ??
    history.find(
      ({ event, note }) => event === 'paid' || (event === METHOD_CHANGED && !methodOf(note ?? '')?.isOnline),
    );
  return release?.at ?? createdAt;
}

/** The event of an order that staff let through (R343). */
export const RELEASED = 'released';

/** The event of an order that its guest pays in another way; its note is the method. */
export const METHOD_CHANGED = 'payment-method-changed';

/** How long an order waits for its online payment, in minutes, and when the provider is asked meanwhile (R302). */
export const PAYING_MINUTES = 30;
export const LOOK_MINUTES = [1, 3, 10, PAYING_MINUTES] as const;

/**
 * When the provider is asked about payments that the guest could still make for an order that no longer waits for any: not
 * every page of a provider can be closed, and some payments take days (R302). In minutes.
 */
export const ENDING_MINUTES = [0, 10, 60, 6 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60, 14 * 24 * 60] as const;

/** When what was paid is looked at again, in hours after the last change (R310). */
const LATER_HOURS = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24] as const;

/** How long after the look before it each later look is, in hours; null = it was the last. `step`: from 0 on. */
export function laterLookDelay(step: number): number | null {
  const at = LATER_HOURS[step];
  return at === undefined ? null : at - (LATER_HOURS[step - 1] ?? 0);
}

/** How long an order waits while its provider cannot be asked what became of its payment, in minutes (R302). */
const UNKNOWN_MINUTES = 24 * 60;

/** Whether that has been so for so long that the order ends all the same. `createdAt`: ISO 8601. */
export function isUnknownTooLong({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() >= new Date(createdAt).getTime() + UNKNOWN_MINUTES * 60_000;
}

/** Whether the time for paying an order online is over. `createdAt`: ISO 8601. */
export function isPayingTimeOver({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() >= new Date(createdAt).getTime() + PAYING_MINUTES * 60_000;
}
