import type { StatisticName } from '#domain/insights/statistics.ts';
import type { DaySpan } from '#domain/insights/statistics-range.ts';

/** Which rows count: those of one branch within a span of time; the end is excluded. */
export interface CountedBranch {
  /** null = what belongs to no branch: visits of the whole shop. */
  branch: number | null;
  /** On whose clock its days and hours are counted. */
  timeZone: string;
  start: Date;
  end: Date;
}

export interface StatisticsQuery {
  branches: readonly CountedBranch[];
  /** The days of the range in each zone of the branches; only statistics of hours worked ask for them. */
  days: readonly (DaySpan & { timeZone: string })[];
  /** Until when open working activities count. */
  now: Date;
}

export interface CountedRows {
  /** Rankings come in order and cut to their length; days and hours without those on which nothing happened. */
  rows: { key: string; label: string; value: number }[];
  /** Over everything, also what a ranking cuts off. */
  total: number;
}

/** Counts in the database, in one statement each; nothing is loaded to be counted here. */
export interface StatisticsStore {
  count(name: StatisticName, query: StatisticsQuery): Promise<CountedRows>;
}
