import type { PaymentStatus } from '#domain/order/payment-news.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { StoredOrder } from './order-store.ts';

/** How a provider identifies an order: the uid is the reference of its payment. */
export type PayableOrder = Pick<
  StoredOrder,
  'id' | 'uid' | 'hash' | 'paymentMethod' | 'totalGross' | 'currency'
>;

/**
 * The service that collects online payments. Every call throws when the provider cannot be reached or does not know the
 * order, and is idempotent: a payment is started, captured, canceled and refunded once.
 */
export interface PaymentProvider {
  /** Starts the payment of the order's total; returns the address at which the customer pays. */
  start(order: PayableOrder): Promise<string>;
  status(order: PayableOrder): Promise<PaymentStatus>;
  /** The shop has confirmed: captures what was only authorized. */
  settle(order: PayableOrder): Promise<void>;
  /** Cancels a payment that is still in progress, and releases what was only authorized. */
  cancel(order: PayableOrder): Promise<void>;
  /** Refunds everything. */
  refund(order: PayableOrder): Promise<void>;
  /**
   * The uid of the order that a webhook call is about; null when the call is not the provider's own. The payment's status is
   * always queried with `status`, never taken from the call (R80).
   */
  readWebhook(call: { headers: Readonly<Record<string, string>>; body: string }): Promise<string | null>;
}

/** An online payment method missing here cannot be paid, and no order may use it. */
export type PaymentProviders = Readonly<Partial<Record<PaymentMethod, PaymentProvider>>>;
