import type { PaymentStatus } from '#domain/order/payment-news.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { StoredOrder } from './order-store.ts';

/** What a provider knows an order by: the uid is the reference of its payment. */
export type PayableOrder = Pick<
  StoredOrder,
  'id' | 'uid' | 'hash' | 'paymentMethod' | 'totalGross' | 'currency'
>;

/**
 * Whoever takes the money of an online payment. Every call throws when the provider cannot be reached or does not know
 * the order, and may be repeated: a payment is begun, taken, stopped and paid back once.
 */
export interface PaymentProvider {
  /** Begins the payment of the order's total; answers the address at which the customer pays. */
  start(order: PayableOrder): Promise<string>;
  status(order: PayableOrder): Promise<PaymentStatus>;
  /** The shop has confirmed: what was only reserved is taken. */
  settle(order: PayableOrder): Promise<void>;
  /** Stops a payment that is still under way, and frees what was only reserved. */
  cancel(order: PayableOrder): Promise<void>;
  /** Pays everything back. */
  refund(order: PayableOrder): Promise<void>;
  /**
   * The uid of the order that a call of the provider is about; null when it is not the provider's own. What became of
   * the payment is asked for with `status`, never believed (R80).
   */
  readWebhook(call: { headers: Readonly<Record<string, string>>; body: string }): Promise<string | null>;
}

/** A method that is paid online and is missing here cannot be paid, and no order may name it. */
export type PaymentProviders = Readonly<Partial<Record<PaymentMethod, PaymentProvider>>>;
