import type { MonthFacts } from '#domain/papers/movable-month.ts';

/** Rows that left with the orders of a month, by table. */
export type MovedRows = Readonly<Record<string, number>>;

/** The months by which orders, their items and history, and page views are kept. */
export interface MonthStore {
  /** Makes what is missing for `now` and the two months after it, and lets new orders take the ids of the month of `now` (UTC). */
  keep(now: Date): Promise<void>;
  /** Notes of one past month when its orders were placed; false if there is none left. Throws while others hold its table. */
  closeNext(now: Date): Promise<boolean>;
  /** Null if orders were never kept for that month, YYYY-MM. */
  facts(month: string): Promise<MonthFacts | null>;
  /** Moves the orders of a closed month and all that belongs to them into the schema 'archive'. Only inside a transaction. */
  moveAway(month: string, now: Date): Promise<MovedRows>;
}
