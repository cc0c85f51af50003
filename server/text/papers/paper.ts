import type { Language } from '#domain/text/language.ts';

/** A document on A4, as words: printers/papers/paper-pages.ts lays it out. */
export interface Paper {
  language: Language;
  title: string;
  /** What changes the meaning of the whole paper: 'Storniert'. */
  mark: string | null;
  letterhead: { name: string; lines: readonly string[] };
  /** The address window; empty = none. */
  recipient: readonly string[];
  facts: readonly Pair[];
  /** Above the items. */
  notes: readonly string[];
  head: PaperCells;
  rows: readonly PaperRow[];
  sums: readonly (Pair & { isStrong: boolean })[];
  /** A table of its own, heads first; the last column stands at the edge. */
  taxes: readonly (readonly [rate: string, net: string, vat: string, gross: string])[];
  /** Below the sums. */
  remarks: readonly string[];
  signature: { facts: readonly Pair[]; code: string } | null;
  /** On every page. */
  footer: string;
  pageText: (page: number, pages: number) => string;
}

export interface Pair {
  label: string;
  value: string;
}

/** The columns of the items. */
export interface PaperCells {
  quantity: string;
  name: string;
  price: string;
  rate: string;
  amount: string;
}

export interface PaperRow extends PaperCells {
  /** Below the name: options, contents, allergens. */
  details: readonly string[];
}
