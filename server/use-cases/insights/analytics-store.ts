import type { EventValue } from '#domain/insights/analytics-event.ts';

/** One event as stored: nothing in it identifies the visitor. */
export interface AnalyticsEvent {
  at: Date;
  type: string;
  action: string;
  category: string;
  data: Readonly<Record<string, EventValue>>;
  /** Hash with the salt of the day. */
  visitor: string;
  branch: number | null;
}

/** Events of visitors and the salts that make them anonymous. */
export interface AnalyticsStore {
  /**
   * The salt of a UTC day (YYYY-MM-DD): the stored one, or `fresh`, which is then stored; all processes get the same.
   * Storing a new one deletes those of earlier days.
   */
  salt(day: string, fresh: string): Promise<string>;
  add(event: AnalyticsEvent): Promise<void>;
  /** Deletes events before an instant and salts of days before `day`. */
  forget(before: Date, day: string): Promise<void>;
}
