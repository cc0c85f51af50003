import type { Cents } from '#domain/money/money.ts';
import type { DecidedPayment } from '#domain/payment/test-payment-state.ts';
import type { PaymentToStart } from './payment-provider.ts';

export type NewTestPayment = Omit<PaymentToStart, 'webhookUrl'>;

export interface StoredTestPayment extends NewTestPayment, DecidedPayment {
  id: string;
  refunded: Cents;
}

/** The payments of the test payment (R303). In the database, so that all servers of a shop know them, also after a restart. */
export interface TestPaymentStore {
  /** The name of the payment with this reference, made if there is none yet. */
  add(id: string, payment: NewTestPayment, at: Date): Promise<string>;
  find(id: string): Promise<StoredTestPayment | null>;
  /** Of a payment started after `since` that is open, or whose money has not arrived at `now`; false = there is none. */
  decide(
    id: string,
    decision: Omit<DecidedPayment, 'at'>,
    times: { since: Date; now: Date },
  ): Promise<boolean>;
  /** Once per reference, and never more than was paid; false = not, unless it has been made already. */
  refund(id: string, refund: { reference: string; amount: Cents }): Promise<boolean>;
}
