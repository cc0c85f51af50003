/** Where an invoice or credit note stands: both share a series, which begins anew each year (R297). */
export interface InvoicePlace {
  /** Capital letters and digits that tell the series of several organisations apart; empty = the only one. */
  prefix: string;
  /** Of the branch's local day. */
  year: number;
  /** 1, 2, 3 ... without gaps. */
  sequence: number;
}

/** Capital letters and digits: numbers are read aloud and typed. Empty is one, too. */
export function isInvoicePrefix(text: string): boolean {
  return /^[A-Z0-9]{0,12}$/.test(text);
}

/** '2026-0001', 'LINZ-2026-0001'; a fifth digit is no harm. */
export function invoiceNumber({ prefix, year, sequence }: InvoicePlace): string {
  return [...(prefix === '' ? [] : [prefix]), year, String(sequence).padStart(4, '0')].join('-');
}
