import type { Country } from '#domain/contact/country.ts';
import type { WaitReason } from './forgetting.ts';
import { INVOICE_YEARS, invoiceFreeFrom } from './retention.ts';

/** What became of one order of a guest who asked to be forgotten. */
export interface ErasedOrder {
  uid: string;
  /** When it was placed, ISO 8601. */
  createdAt: string;
  /** Why it is erased only when that is over; null = it is erased. */
  waits: WaitReason | null;
  invoices: readonly KeptInvoice[];
}

/** An invoice that the law keeps (R348). */
export interface KeptInvoice {
  number: string;
  /** YYYY-MM-DD: kept until the day before. */
  freeFrom: string;
  source: string;
}

/** The proof of an erasure: it names orders and invoices by number, never the guest. */
export interface ErasureReceipt {
  orders: readonly ErasedOrder[];
  forms: number;
  files: number;
  mails: number;
}

/** What an invoice of a branch in `country`, issued on the local day `issuedOn`, keeps of its guest, and until when. */
export function keptInvoice(number: string, issuedOn: string, country: Country): KeptInvoice {
  return { number, freeFrom: invoiceFreeFrom(issuedOn, country), source: INVOICE_YEARS[country].source };
}
