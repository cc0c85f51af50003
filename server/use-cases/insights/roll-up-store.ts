import type { Period } from '#domain/insights/statistics-periods.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import type { StatisticsQuery } from './statistics-store.ts';

/** A day of everything, and the zone of what belongs to no branch. */
export interface RollUpQuery {
  query: StatisticsQuery;
  zone: string;
}

/** What statistics have counted of days that are over (R371). `zone` is that of what belongs to no branch. */
export interface RollUpStore {
  /** Days with orders or visits that are over for an hour in all of the zones and not counted; the newest first. */
  uncountedDays(zones: readonly string[], zone: string, limit: number): Promise<LocalDay[]>;
  /** Months of which every day is counted, but not they themselves. */
  uncountedMonths(zone: string): Promise<Period[]>;
  /** Counts a day; what it covers is read once nobody changes it any more. Inside a transaction. */
  countDay(day: LocalDay, readQuery: () => Promise<RollUpQuery>): Promise<void>;
  /** Adds up the days of a month, unless one of them has changed meanwhile. Inside a transaction. */
  countMonth(month: Period, zone: string): Promise<void>;
  /** What was counted of visits before a UTC day, YYYY-MM-DD, goes as the visits do (R372). Inside a transaction. */
  forgetVisits(before: string): Promise<void>;
  /** Everything is to be counted again. Inside a transaction. */
  forgetAll(): Promise<void>;
}
