import type { SalesReport } from '#inputs/sales-report.ts';

/** A figure of a list beside the same of the compared period; null where that has none. */
export interface ComparedEntry {
  key: string;
  label: string;
  /** Orders or pieces. */
  count: number;
  /** Of products: pieces inside bundles, which are not in the count. */
  bundled: number;
  amount: number;
  before: number | null;
}

/** The lists of a report that are shown as a ranking by amount. */
export const RANKED_LISTS = ['services', 'payments', 'branches', 'categories', 'products'] as const;
export type RankedList = (typeof RANKED_LISTS)[number];

/** A list with the amounts of the compared period beside it; what was only sold then comes last. */
export function comparedEntries(
  list: RankedList,
  current: SalesReport,
  before: SalesReport | null,
): ComparedEntry[] {
  const entries = entriesOf(list, current);
  const then = new Map(before ? entriesOf(list, before).map((entry) => [entry.key, entry]) : []);
  const shown = entries.map((entry) => ({ ...entry, before: then.get(entry.key)?.amount ?? null }));
  const known = new Set(entries.map(({ key }) => key));
  const gone = [...then.values()].filter(({ key }) => !known.has(key));
  return [
    ...shown.toSorted((a, b) => b.amount - a.amount),
    ...gone.map((entry) => ({ ...entry, count: 0, bundled: 0, amount: 0, before: entry.amount })),
  ];
}

function entriesOf(list: RankedList, report: SalesReport): Omit<ComparedEntry, 'before'>[] {
  return report[list].map((entry) => ({
    key: entry.key,
    label: entry.label,
    count: 'pieces' in entry ? entry.pieces : entry.orders,
    bundled: 'bundled' in entry ? entry.bundled : 0,
    amount: entry.amount,
  }));
}
