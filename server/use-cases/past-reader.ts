import type { CopyFacts } from '#domain/operations/copy.ts';
import type { SalesStore } from './insights/sales-store.ts';
import type { StatisticsStore } from './insights/statistics-store.ts';
import type { OrderStore } from './orders/order-store.ts';

/** What may be read from a copy of the database: nothing that decides anything. */
export interface PastStores {
  orders: Pick<OrderStore, 'list' | 'count'>;
  statistics: StatisticsStore;
  sales: SalesStore;
}

/** Where statistics, the history and its exports are read: in a copy of the database while there is a recent one (R390). */
export interface Past extends PastStores {
  /** How far it is behind, in milliseconds; 0 = the copy is not used, null = there is none. */
  ageMs: number | null;
}

export interface PastReader {
  /** To be asked once for everything that is to fit together. */
  open(): Past;
  /** How the copy is; null = there is none. */
  copy(): CopyFacts | null;
  close(): Promise<void>;
}
