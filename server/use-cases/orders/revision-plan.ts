import { validationError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import type { HistoryEvent } from '#domain/order/history-event.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { MAXIMUM_ORDER_VALUE } from '#domain/ordering/checkout.ts';
import { revisedTotals } from '#domain/ordering/order-revision.ts';
import { isToBeWeighed, isWeighed } from '#domain/ordering/weighing.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { findArea } from '#domain/shop/delivery-area.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { NewRevision, StoredOrder } from './order-store.ts';
import type { Plan } from './plan.ts';

interface Revision {
  /** In their order; only the last one may remove its item (`after` null), which moves those behind it. */
  changes: readonly { position: number; before: OrderItem; after: OrderItem | null }[];
  uploads: readonly number[];
  event: HistoryEvent;
  note: string | null;
  /** The SMS to the guest about the last weight. */
  sms: readonly Effect[];
  /** The field at which the caller reads that the order became too large. */
  field: string;
}

/** An order with changed items, its new totals, and what follows. Throws 'order-too-large'. */
export function revisionPlan(order: StoredOrder, branch: Branch, revision: Revision): Plan {
  const { uploads, event, note, sms, field } = revision;
  const area = findArea(branch, order.deliveryArea);
  const changes: NewRevision['changes'][number][] = [];
  let items: readonly OrderItem[] = order.items;
  let totalGross = order.totalGross;
  for (const { position, before, after } of revision.changes) {
    items = items.flatMap((item, at) => (at === position ? (after ?? []) : item));
    const next = revisedTotals(order, items, area).totalGross;
    changes.push({ position, before, after, difference: cents(next - totalGross), note });
    totalGross = next;
  }
  if (totalGross > MAXIMUM_ORDER_VALUE) throw validationError([{ code: 'order-too-large', field }]);
  const { taxes: _, ...totals } = revisedTotals(order, items, area);
  return {
    correction: totals,
    revision: { items, changes, uploads },
    event,
    note,
    effects: isLastWeight(order, { items, revisions: [...order.revisions, ...changes] })
      ? [...weighingMails(order), ...sms]
      : [],
  };
}

/** With the last weight the guest is told what the order comes to, once (R234). */
function isLastWeight(before: StoredOrder, after: Parameters<typeof isWeighed>[0]): boolean {
  return before.items.some(isToBeWeighed) && isWeighed(after);
}

function weighingMails({ email }: StoredOrder): Effect[] {
  return email === '' ? [] : [{ kind: 'mail', payload: { mail: 'weighed' } }];
}

/** Whether a change leaves an item as it is. */
export function isSame(one: OrderItem, other: OrderItem): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
