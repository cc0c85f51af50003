import { addCents, type Cents, cents, ZERO } from '#domain/money/money.ts';
import { isCalledOff, type OrderState } from '#domain/order/order-state.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import type { Payment, Refund } from './payment-fields.ts';

/** What decides about the money of an order. */
export interface MoneyFacts {
  state: OrderState;
  totalGross: Cents;
  /** How the guest pays, or wanted to. */
  paymentMethod: string;
  payments: readonly Pick<Payment, 'id' | 'method' | 'state' | 'amount' | 'paidAt'>[];
  refunds: readonly Pick<Refund, 'payment' | 'amount' | 'state' | 'isAutomatic'>[];
}

export interface Balance {
  paid: Cents;
  refunded: Cents;
  refunding: Cents;
  due: Cents;
  surplus: Cents;
}

/** What was paid, what went back, and what is still to be paid or returned (R301). */
export function balanceOf(facts: MoneyFacts): Balance {
  const paid = sum(paidOf(facts));
  const sumOf = (states: readonly string[]) =>
    sum(facts.refunds.filter(({ state }) => states.includes(state)));
  return {
    paid,
    refunded: sumOf(['done']),
    refunding: sumOf(['pending', 'sent', 'failed']),
    due: isCalledOff(facts.state)
      ? ZERO
      : cents(Math.max(0, facts.totalGross - paid + sum(automatic(facts)))),
    surplus: excessOf(facts),
  };
}

/** The part of a payment that no refund has taken yet; failed ones keep theirs, for somebody may try them again. */
export function remainderOf(
  payment: Pick<Payment, 'id' | 'amount' | 'state'>,
  refunds: MoneyFacts['refunds'],
): Cents {
  if (payment.state !== 'paid') return ZERO;
  // A bank may take back what had been paid back before.
  return cents(Math.max(0, payment.amount - sum(refunds.filter((refund) => refund.payment === payment.id))));
}

/**
 * What the shop holds and may not keep: more than the total, and everything once the order is called off. What staff gave
 * back of their own accord lowers what is kept, never what is due (R301).
 */
export function excessOf(facts: MoneyFacts): Cents {
  const paid = sum(paidOf(facts));
  const held = paid - sum(facts.refunds);
  if (isCalledOff(facts.state)) return cents(Math.max(0, held));
  const excess = paid - sum(automatic(facts)) - facts.totalGross;
  return cents(Math.max(0, Math.min(held, excess)));
}

export function paidOf({ payments }: Pick<MoneyFacts, 'payments'>): MoneyFacts['payments'][number][] {
  return payments.filter(({ state }) => state === 'paid');
}

/** What was paid through providers, the latest first. */
export function onlinePaidOf(facts: Pick<MoneyFacts, 'payments'>): MoneyFacts['payments'][number][] {
  return paidOf(facts)
    .filter(isOnlinePayment)
    .toSorted((one, other) => (other.paidAt ?? '').localeCompare(one.paidAt ?? '') || other.id - one.id);
}

/** Whether it went through a provider, which can pay it back. */
export function isOnlinePayment({ method }: Pick<Payment, 'method'>): boolean {
  return methodOf(method)?.isOnline ?? false;
}

function automatic({ refunds }: MoneyFacts): MoneyFacts['refunds'] {
  return refunds.filter(({ isAutomatic }) => isAutomatic);
}

function sum(parts: readonly { amount: Cents }[]): Cents {
  return addCents(...parts.map(({ amount }) => amount));
}
