import type { InvoiceKind } from './invoice.ts';
import { grossOf, remainingShares, type TaxShare } from './tax-share.ts';

/** An invoice or credit note of an order. */
interface Issued {
  id: number;
  kind: InvoiceKind;
  /** The invoice that a credit note corrects. */
  credited: number | null;
  content: { taxes: readonly TaxShare[] };
}

export interface OpenInvoice<I extends Issued = Issued> {
  invoice: I;
  /** What its credit notes have left of it. */
  left: TaxShare[];
}

/** The invoice of an order that still stands, at least in part (R298); null = none, or all of it was taken back. */
export function openInvoice<I extends Issued>(papers: readonly I[]): OpenInvoice<I> | null {
  const invoice = papers.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const credits = papers.filter(({ credited }) => credited === invoice.id);
  const left = remainingShares(
    invoice.content.taxes,
    credits.map(({ content }) => content.taxes),
  );
  return grossOf(left) > 0 ? { invoice, left } : null;
}
