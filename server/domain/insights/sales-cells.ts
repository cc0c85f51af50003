import { addCents, type Cents } from '#domain/money/money.ts';

/** What a figure of the sales report is about. */
const SALES_SECTIONS = [
  'part',
  'branch',
  'service',
  'payment',
  'hour',
  'tax',
  'line',
  'donation',
  'product',
  'rejected',
  'canceled',
  'answer',
  'rating',
] as const;
export type SalesSection = (typeof SALES_SECTIONS)[number];

/** Figures of one entry of a section. */
export interface SalesCell {
  section: SalesSection;
  key: string;
  label: string;
  orders: number;
  pieces: number;
  /** Of products: how many more were sold inside bundles (R251). */
  bundled: number;
  amount: Cents;
  /** What the shop only passes on (tips), of taxes the tax itself. */
  more: Cents;
}

/** Merges the cells of several spans of time: figures are summed, and the latest label is kept. */
export function mergedCells(spans: readonly (readonly SalesCell[])[]): SalesCell[] {
  const merged = new Map<string, SalesCell>();
  for (const cell of spans.flat()) {
    const place = `${cell.section} ${cell.key}`;
    const found = merged.get(place);
    if (!found) merged.set(place, { ...cell });
    else {
      found.label = cell.label || found.label;
      found.orders += cell.orders;
      found.pieces += cell.pieces;
      found.bundled += cell.bundled;
      found.amount = addCents(found.amount, cell.amount);
      found.more = addCents(found.more, cell.more);
    }
  }
  return [...merged.values()];
}
