import type { Branch, Service } from '#domain/shop/branch.ts';
import { busyState } from '#domain/shop/relief.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';

/** Promises are adjusted in steps of, and rounded to, this many minutes. */
export const PROMISE_STEP = 5;
/** In minutes; the same limits as of the branch's own. */
const LONGEST = 600;

type Promising = Pick<Branch, 'takeawayMinutes' | 'deliveryMinutes' | 'dineInMinutes' | 'relief'>;

/** How many minutes an order of the service is promised for now: those of the branch, more in a rush (R172). */
export function promiseMinutes(branch: Promising, service: Service, now: Date): number {
  const usual = {
    takeaway: branch.takeawayMinutes,
    delivery: branch.deliveryMinutes,
    dineIn: branch.dineInMinutes,
  }[service];
  return usual + (busyState(branch.relief, now)?.minutes ?? 0);
}

/** A promise that is changed by a step, at least one step and at most ten hours. */
export function promiseChanged(minutes: number, steps: number): number {
  return Math.min(LONGEST, Math.max(PROMISE_STEP, minutes + steps * PROMISE_STEP));
}

/** The time that is promised: so many minutes from now, rounded up to whole 5 minutes. */
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

/** Whether the agreed time is the shop's promise for an order as soon as possible, and none that the guest chose. */
export function isPromise(order: PromisedOrder): boolean {
  return order.appointment !== null && order.appointmentDate === null && order.counterAppointment === null;
}
