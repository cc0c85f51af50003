import type { AnsweredOrder } from '#domain/insights/late-answer.ts';
import type { SalesCell } from '#domain/insights/sales-cells.ts';
import type { StatisticsQuery } from './statistics-store.ts';

/** An order that may have been answered too late, with the minutes that its branch has for an answer. */
export interface LateOrder extends AnsweredOrder {
  branch: number;
  /** Its products; empty for an order without an appointment. */
  products: readonly number[];
  acceptMinutes: number;
}

/** What the sales report asks the database. Each is one statement. */
export interface SalesStore {
  /** The figures of the orders of a query; those of two spans add up. */
  cells(query: StatisticsQuery): Promise<SalesCell[]>;
  /** When the first order came in after `skip` others; null if there are not so many. */
  orderAfter(query: StatisticsQuery, skip: number): Promise<Date | null>;
  late(query: StatisticsQuery): Promise<LateOrder[]>;
}
