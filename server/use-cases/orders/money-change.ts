import type { Cents } from '#domain/money/money.ts';
import type { AttemptState, Payment, Refund, RefundState } from '#domain/order/payments/payment-fields.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';

/** Taken at the counter. */
export interface TakenPayment {
  method: PaymentMethod;
  amount: Cents;
  code: string | null;
  reference: string;
}

export interface NewRefund extends Pick<Refund, 'payment' | 'amount' | 'isAutomatic' | 'reason' | 'items'> {
  /** 'done' for what was handed over at the counter, or went out at the provider's own site. */
  state: Extract<RefundState, 'pending' | 'done'>;
  reference: string;
  /** How it was handed over at the counter. */
  method?: PaymentMethod;
  /** The guest's bank has taken it back. */
  isChargeback?: true;
}

/** What is not named stays as it was. */
export interface RefundUpdate {
  id: Refund['id'];
  state: RefundState;
  amount?: Cents;
  /** A provider that has refused a refund does so for good: another try has a name of its own. */
  reference?: string;
  isChargeback?: true;
}

/** How the money of an order changes, stored with the change of the order that causes it. */
export interface MoneyChange {
  taken?: readonly TakenPayment[];
  payments?: readonly { id: Payment['id']; state: AttemptState; means: string | null }[];
  refunds?: readonly NewRefund[];
  refundStates?: readonly RefundUpdate[];
}
