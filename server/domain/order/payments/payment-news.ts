import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { PaymentReport } from '#domain/payment/payment-report.ts';
import type { AttemptState, Payment, Refund, RefundState } from './payment-fields.ts';

/** What a report of the provider changes about one payment; null = nothing. */
export interface PaymentNews {
  state: AttemptState;
  means: string | null;
  /** Our refunds that have arrived. */
  arrived: readonly { id: Refund['id']; state: RefundState }[];
  /** Paid back at the provider's own site, without us. */
  elsewhere: Cents;
}

/**
 * Compares a payment with what its provider says (R80). 'paid' is final and wins over everything said before or after it; the other ends
 * win over 'open'. `refunds`: those of this payment, the oldest first.
 */
export function paymentNews(
  payment: Pick<Payment, 'state' | 'amount' | 'means'>,
  refunds: readonly Pick<Refund, 'id' | 'amount' | 'state'>[],
  report: PaymentReport,
): PaymentNews | null {
  const state = stateAfter(payment.state, report.state);
  const arrived = arrivedOf(refunds, report);
  const elsewhere = elsewhereOf(payment, refunds, report);
  const means = payment.means ?? report.means;
  const isSame = state === payment.state && means === payment.means;
  if (isSame && arrived.length === 0 && elsewhere === 0) return null;
  return { state, means, arrived, elsewhere };
}

function stateAfter(known: AttemptState, said: AttemptState): AttemptState {
  if (known === 'paid' || said === 'paid') return 'paid';
  return known === 'open' ? said : known;
}

function arrivedOf(
  refunds: readonly Pick<Refund, 'id' | 'amount' | 'state'>[],
  { refunded }: PaymentReport,
): { id: number; state: RefundState }[] {
  let left = refunded - sumOf(refunds, ['done']);
  return refunds.flatMap(({ id, amount, state }) => {
    if (state !== 'sent' || amount > left) return [];
    left -= amount;
    return [{ id, state: 'done' as const }];
  });
}

/** One that waits may have reached the provider without our hearing of it: then nothing is certain yet. */
function elsewhereOf(
  { amount }: Pick<Payment, 'amount'>,
  refunds: readonly Pick<Refund, 'id' | 'amount' | 'state'>[],
  { refunded, refunding }: PaymentReport,
): Cents {
  if (refunds.some(({ state }) => state === 'pending')) return cents(0);
  const ours = sumOf(refunds, ['sent', 'done']);
  return cents(Math.max(0, Math.min(refunded + refunding, amount) - ours));
}

function sumOf(refunds: readonly Pick<Refund, 'amount' | 'state'>[], states: readonly RefundState[]): number {
  return addCents(...refunds.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
}
