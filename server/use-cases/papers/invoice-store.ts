import type { InvoiceContent, InvoiceKind } from '#domain/papers/invoice.ts';
import type { InvoicePlace } from '#domain/papers/invoice-number.ts';
import type { Author } from '#use-cases/access/actor.ts';

/** What was issued for an order, as it will always be (R298). */
export interface StoredInvoice extends InvoicePlace {
  id: number;
  order: number;
  kind: InvoiceKind;
  number: string;
  /** Of a credit note: the invoice that it corrects, and the refund that it is for. */
  credited: number | null;
  refund: string | null;
  content: InvoiceContent;
  /** ISO 8601. */
  issuedAt: string;
}

export interface NewInvoice extends Omit<InvoicePlace, 'sequence'> {
  order: number;
  kind: InvoiceKind;
  credited: number | null;
  refund: string | null;
  content: InvoiceContent;
  at: Date;
  author: Author;
}

export interface InvoiceStore {
  /**
   * Until the transaction ends nobody else issues anything or changes any order: what is read afterwards stays true. To be
   * called before anything is read for `add`.
   */
  lock(): Promise<void>;
  /** The oldest first. */
  ofOrder(order: number): Promise<StoredInvoice[]>;
  /** The credit note for a refund. */
  ofRefund(refund: string): Promise<StoredInvoice | null>;
  /** Takes the next number of the series, which a rollback gives back (R297). Must run inside a transaction, after `lock`. */
  add(invoice: NewInvoice): Promise<StoredInvoice>;
}
