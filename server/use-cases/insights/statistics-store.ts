import type { SalesPart } from '#domain/insights/sales-part.ts';
import type { StatisticName } from '#domain/insights/statistics.ts';
import type { DaySpan } from '#domain/insights/statistics-range.ts';

/** Which rows count: those of one branch within a span of time; the end is excluded. */
export interface CountedBranch {
  /** null = what belongs to no branch: visits of the whole shop. */
  branch: number | null;
  /** The time zone in which its days and hours are counted. */
  timeZone: string;
  start: Date;
  end: Date;
}

export interface StatisticsQuery {
  branches: readonly CountedBranch[];
  /** Whether they are all there are, with what belongs to no branch. */
  isEverything?: boolean;
  /** The days of the range in each of the branches' time zones. */
  days: readonly (DaySpan & { timeZone: string })[];
  /** The instant up to which open working activities count. */
  now: Date;
}

/** How much of a value belongs to which part of the sales; the parts add up to the value. */
export type SalesSplit = Readonly<Record<SalesPart, number>>;

export interface CountedRows {
  /** Rankings come sorted and cut to length; days and hours on which nothing happened are left out. */
  rows: { key: string; label: string; value: number; split?: SalesSplit; bundled?: number }[];
  /** The total, including what a ranking cuts off. */
  total: number;
  /** Only of statistics that are split (R210), and unset if nothing was counted. */
  split?: SalesSplit;
  /** Pieces inside bundles, which are not in the total; only of statistics that count them (R251), and unset likewise. */
  bundled?: number;
}

/** Counts in the database, in one statement each; nothing is loaded just to be counted. */
export interface StatisticsStore {
  count(name: StatisticName, query: StatisticsQuery): Promise<CountedRows>;
}
