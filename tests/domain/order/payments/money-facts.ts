import { cents } from '#domain/money/money.ts';
import type { CounterFacts } from '#domain/order/payments/counter.ts';
import type { Payment } from '#domain/order/payments/payment-fields.ts';

export type FactPayment = CounterFacts['payments'][number] & Pick<Payment, 'at'>;

/** A payment as the rules see it; taken at the counter in cash unless `change` says otherwise. */
export function payment(id: number, amount: number, change: Partial<FactPayment> = {}): FactPayment {
  const at = `2026-11-27T1${id}:00:00Z`;
  return { id, method: 'cash', state: 'paid', amount: cents(amount), at, paidAt: at, ...change };
}

/** An order for 20.00 with these payments. */
export function facts(
  payments: readonly FactPayment[] = [],
  change: Partial<CounterFacts> = {},
): CounterFacts {
  return {
    state: 'confirmed',
    totalGross: cents(2_000),
    paymentMethod: 'cash',
    paymentState: 'none',
    currency: 'EUR',
    refunds: [],
    payments,
    ...change,
  };
}

export function refund(
  payment: number,
  amount: number,
  isAutomatic: boolean,
): CounterFacts['refunds'][number] {
  return { payment, amount: cents(amount), state: 'done', isAutomatic };
}
