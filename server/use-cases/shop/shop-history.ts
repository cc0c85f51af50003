import type { OrderHistoryEntry } from '#domain/order/history.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { Payment, Refund } from '#domain/order/payments/payment-fields.ts';
import type { CheckoutContext, CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import type { AnalyticsEvent } from '#use-cases/insights/analytics-store.ts';
import type { OrderContent, OrderProgress } from '#use-cases/orders/order-store.ts';

/** A past order as placed, and what became of it. */
export interface PastOrder {
  draft: CheckoutDraft;
  /** Its `now` is when it was placed. */
  context: CheckoutContext;
  totals: PricedCart;
  progress: Partial<OrderProgress>;
  steps: OrderHistoryEntry[];
  /** Taken at the counter. */
  payments?: readonly PastPayment[];
  /** Handed back of the last of them, as it was paid. */
  refunds?: readonly PastRefund[];
}

type PastAuthor = Pick<OrderHistoryEntry, 'at' | 'actor' | 'userId' | 'deviceId'>;
export interface PastPayment extends PastAuthor, Pick<Payment, 'method' | 'amount' | 'code'> {}
export interface PastRefund extends PastAuthor, Pick<Refund, 'amount' | 'reason'> {}

/** Records with ids of their own, by the name of their entity, in an order in which each one finds what it refers to. */
export type PastRecords = Readonly<Record<string, readonly { id: number }[]>>;

/** A file of the library. */
export interface PastFile {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** What happened in a shop before it was opened here. */
export interface ShopHistory {
  /** The oldest first. */
  orders: readonly PastOrder[];
  visits: readonly AnalyticsEvent[];
  records: PastRecords;
  files: readonly PastFile[];
}

/** An order of the past with everything that is stored of it. */
export interface StoredPast {
  content: OrderContent;
  progress: OrderProgress;
  items: OrderItem[];
  steps: OrderHistoryEntry[];
  payments: readonly (PastPayment & { reference: string })[];
  refunds: readonly (PastRefund & { reference: string })[];
  ticketNumber: number;
}

/** A history as it is stored. `secrets` are the columns that are no fields: the hashes of what nobody knows. */
export interface HistoryToStore extends Omit<ShopHistory, 'orders' | 'files'> {
  orders: readonly StoredPast[];
  secrets: {
    passwordHash: string;
    /** A new one per screen. */
    keyHash(): string;
  };
}
