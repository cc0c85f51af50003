import type { Branch, Service } from '#domain/shop/branch.ts';
import { busyState } from '#domain/shop/relief.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';

/** Promises are adjusted in steps of, and rounded to, this many minutes. */
export const PROMISE_STEP = 5;
/** In minutes; the same limits as for the branch's own. */
const LONGEST = 600;

type Promising = Pick<Branch, 'takeawayMinutes' | 'deliveryMinutes' | 'dineInMinutes' | 'relief'>;

/** Minutes currently promised for a service: the branch's own, more in a rush (R172). */
export function promiseMinutes(branch: Promising, service: Service, now: Date): number {
  const usual = {
    takeaway: branch.takeawayMinutes,
    delivery: branch.deliveryMinutes,
    dineIn: branch.dineInMinutes,
  }[service];
  return usual + (busyState(branch.relief, now)?.minutes ?? 0);
}

/** The promise after one adjustment: at least one step, at most ten hours. */
export function promiseChanged(minutes: number, steps: number): number {
  return Math.min(LONGEST, Math.max(PROMISE_STEP, minutes + steps * PROMISE_STEP));
}

/** The promised time: that many minutes from now, rounded up to a multiple of 5. */
export function promisedTime(minutes: number, now: Date): Date {
  const step = PROMISE_STEP * MINUTE;
  return new Date(Math.ceil((now.getTime() + minutes * MINUTE) / step) * step);
}

/** What tells a promise from an appointment. Instants are ISO 8601. */
export interface PromisedOrder {
  /** The agreed time. */
  appointment: string | null;
  /** The requested one; null = as soon as possible. Answers of older servers may lack it. */
  appointmentDate?: string | null;
  counterAppointment?: string | null;
}

/** Whether the agreed time is the shop's promise for an order as soon as possible, not a time the guest chose. */
export function isPromise(order: PromisedOrder): boolean {
  return order.appointment !== null && order.appointmentDate === null && order.counterAppointment === null;
}
