import { isEmptyChange, kitchenChange, kitchenContent } from '#domain/devices/kitchen-content.ts';
import { isVoidState } from '#domain/devices/print-job.ts';
import type { HistoryEvent } from '#domain/order/history-event.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { NewRevision, OrderCorrection, OrderProgress, StoredOrder } from './order-store.ts';

/** Only if a cook has paper of the order, or may have, something is printed: see createPrintJobs. */
function kitchenEffect(kind: 'void' | 'change'): Effect {
  return { kind: 'print', payload: { layouts: ['kitchen'], kind } };
}

/** What tells the kitchen that an order is void. */
export function voidEffects(next: OrderState): Effect[] {
  return isVoidState(next) ? [kitchenEffect('void')] : [];
}

const ACCEPTED: readonly OrderState[] = ['confirmed', 'inDelivery'];

interface Planned {
  progress?: OrderProgress;
  correction?: OrderCorrection;
  revision?: NewRevision;
  event: HistoryEvent;
}

/** What tells the kitchen that an accepted order is another one. */
export function changeEffects(order: StoredOrder, planned: Planned): Effect[] {
  const { progress = order, correction, revision } = planned;
  if (!ACCEPTED.includes(order.state) || !ACCEPTED.includes(progress.state)) return [];
  // The scale is no news to those who put something on it.
  if (planned.event === 'weighed') return [];
  const items = revision ? [...revision.items] : order.items;
  // The same weighings are left in on both sides.
  const before = { ...order, revisions: [] };
  const after = { ...before, ...progress, ...correction, items, revisions: [] };
  return isEmptyChange(kitchenChange(kitchenContent(before), kitchenContent(after)))
    ? []
    : [kitchenEffect('change')];
}
