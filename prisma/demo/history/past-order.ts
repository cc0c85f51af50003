import type { Values } from '#domain/order/field.ts';
import type { OrderHistoryEntry } from '#domain/order/history.ts';
import type { OrderKinds, PROGRESS_FIELDS } from '#domain/order/order.ts';
import type { Payment, Refund } from '#domain/order/payments/payment-fields.ts';
import type { CheckoutContext, CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';

/** What became of an order so far, apart from what every new one starts with. */
export type Progress = Partial<Values<typeof PROGRESS_FIELDS, OrderKinds>>;
/** One entry of its history. */
export type Step = OrderHistoryEntry;

/** An order of the past as its guest placed it, and what became of it. Instants are ISO 8601. */
export interface PastOrder {
  draft: CheckoutDraft;
  /** Its `now` is when it was placed. */
  context: CheckoutContext;
  totals: PricedCart;
  progress: Progress;
  /** In the order in which they happened; the first one is 'placed'. */
  steps: Step[];
  /** Taken at the counter. */
  payments?: PastPayment[];
  /** Handed back of the last of them, as it was paid. */
  refunds?: PastRefund[];
}

type Author = Pick<Step, 'actor' | 'userId' | 'deviceId' | 'at'>;
export interface PastPayment extends Author, Pick<Payment, 'method' | 'amount' | 'code'> {}
export interface PastRefund extends Author, Pick<Refund, 'amount' | 'reason'> {}
