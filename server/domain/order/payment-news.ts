import { type Decision, decide, decidePayment, type OrderFacts } from './order-state.ts';

/** The status of an online payment as reported by the provider. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'expired' | 'refunded';

export type PaymentNews =
  | { kind: 'unchanged' }
  | { kind: 'paid' }
  /** Arrived after the order had ended: recorded, to be paid back; the state stays. */
  | { kind: 'paid-late' }
  | { kind: 'refunded' }
  | { kind: 'failed'; decision: Extract<Decision, { kind: 'apply' }> };

/** What a report from the provider changes. Stale reports, known already or overtaken by a payment, change nothing. */
export function decidePaymentNews(facts: OrderFacts, status: PaymentStatus): PaymentNews {
  switch (status) {
    case 'open':
      return { kind: 'unchanged' };
    case 'paid': {
      const due = decidePayment(facts);
      return { kind: due === 'take' ? 'paid' : due === 'refund' ? 'paid-late' : 'unchanged' };
    }
    case 'refunded':
      return { kind: facts.payment.isRefunded ? 'unchanged' : 'refunded' };
    case 'failed':
    case 'expired': {
      const decision = decide(facts, { type: 'payment-failed' });
      return decision.kind === 'apply' ? { kind: 'failed', decision } : { kind: 'unchanged' };
    }
  }
}
