import { create } from 'zustand';
import type { StaffOrder } from '#domain/order/order.ts';
import { promiseChanged, promisedTime, promiseMinutes } from '#domain/order/promise.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { isAllowed } from '../order-facts.ts';
import type { OrderRequest } from '../order-request.ts';

/** The minutes that the counter has chosen for an order: the same on its card, in its details and for the keyboard. */
const useChosen = create<Readonly<Record<number, number>>>(() => ({}));

/** Whether the order is confirmed with a promise: it has no time of its own, and is no request for a quotation (R172). */
function needsPromise(order: StaffOrder): boolean {
  return order.appointmentDate === null && !order.isQuotation && isAllowed(order, 'confirm');
}

export interface PromiseChoice {
  minutes: number;
  at: Date;
  /** Later or sooner by that many steps. */
  change(steps: number): void;
}

/** What would be promised for an order now; null if it is confirmed without a promise. */
export function usePromise(order: StaffOrder, branch: Branch | null, now: Date): PromiseChoice | null {
  const chosen = useChosen((all) => all[order.id]);
  if (!branch || !needsPromise(order)) return null;
  const minutes = chosen ?? promiseMinutes(branch, serviceOf(order), now);
  return {
    minutes,
    at: promisedTime(minutes, now),
    change: (steps) => useChosen.setState({ [order.id]: promiseChanged(minutes, steps) }),
  };
}

/** The confirmation of an order, with the promise that its card shows. */
export function confirmation(order: StaffOrder, branch: Branch | null, now: Date): OrderRequest {
  if (!branch || !needsPromise(order)) return { type: 'confirm' };
  const minutes = useChosen.getState()[order.id] ?? promiseMinutes(branch, serviceOf(order), now);
  return { type: 'confirm', promisedAt: promisedTime(minutes, now).toISOString() };
}
