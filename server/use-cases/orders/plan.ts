import type { HistoryEvent } from '#domain/order/history-event.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { MoneyChange } from './money-change.ts';
import type { NewRevision, OrderCorrection, OrderProgress } from './order-store.ts';

/** What a change does to the order it was planned for. */
export interface Plan {
  /** Unset: unchanged. */
  progress?: OrderProgress;
  correction?: OrderCorrection;
  revision?: NewRevision;
  money?: MoneyChange;
  event: HistoryEvent;
  note?: string | null;
  effects?: readonly Effect[];
}
