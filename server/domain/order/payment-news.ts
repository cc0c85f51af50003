import { type Decision, decide, decidePayment, type OrderFacts } from './order-state.ts';

/** What a provider says of an online payment. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'expired' | 'refunded';

export type PaymentNews =
  | { kind: 'unchanged' }
  | { kind: 'paid' }
  /** Came after the end of the order: recorded, to be paid back; the state stays. */
  | { kind: 'paid-late' }
  | { kind: 'refunded' }
  | { kind: 'failed'; decision: Extract<Decision, { kind: 'apply' }> };

/** What the provider's word changes. What is known already, or was overtaken by a payment, changes nothing. */
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
