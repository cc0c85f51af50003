import type { OrderState } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';

/** receipt: the customer's slip with prices; kitchen: what the cooks work from. */
export type PrintLayout = 'receipt' | 'kitchen';
export const PRINT_LAYOUTS = ['receipt', 'kitchen'] as const satisfies readonly PrintLayout[];

/**
 * waiting: no paper yet. claimed: a device has fetched it and has said nothing so far. unclear: nobody knows whether paper
 * moved. failed: no device is able to print it. expired: its time was over, or its order done, before paper moved.
 */
export type PrintState = 'waiting' | 'claimed' | 'printed' | 'failed' | 'unclear' | 'expired';

/** What decides how long a print job is of use. Instants are ISO 8601. */
export interface PrintJobFacts {
  createdAt: string;
  /** A person pressed 'print'; else it follows from a confirmation. */
  isRequested: boolean;
  order: {
    state: OrderState;
    /** What is agreed, and what was wished; both null = as soon as possible. */
    appointment: string | null;
    appointmentDate: string | null;
  };
}

export type PrintJobEnd = 'late' | 'completed';

/** A slip is of use for that long after its appointment, and at least for that long after somebody wanted it. */
const USEFUL = 2 * HOUR;
/** No shift lasts longer: the closing of a shop that is open for days, or never closes, ends nothing. */
const LONGEST_SHIFT = 12 * HOUR;
/** By then a slip is out wherever all is well. */
const OVERDUE = MINUTE;

/**
 * When a print job is over: two hours after the appointment; without one when the branch closes (by its opening hours at the
 * moment the job was made, at most 12 hours later). One that a person asked for: two hours later. Never earlier than two
 * hours after it was made: whoever confirms an order late still wants its ticket.
 */
export function printJobEndsAt(
  { createdAt, isRequested, order }: PrintJobFacts,
  branch: Pick<Branch, 'openingHours' | 'timeZone'>,
): Date {
  const made = Date.parse(createdAt);
  const soonest = made + USEFUL;
  if (isRequested) return new Date(soonest);
  const appointment = order.appointment ?? order.appointmentDate;
  if (appointment !== null) return new Date(Math.max(Date.parse(appointment) + USEFUL, soonest));
  const { isOpen, until } = openState(branch.openingHours, new Date(made), branch.timeZone);
  const furthest = made + LONGEST_SHIFT;
  const closing = isOpen ? Math.min(until?.getTime() ?? furthest, furthest) : soonest;
  return new Date(Math.max(closing, soonest));
}

/** Why a job must not print any more; null = it may. A completed order ends what its confirmation asked for. */
export function printJobEnd(
  job: PrintJobFacts,
  branch: Pick<Branch, 'openingHours' | 'timeZone'>,
  now: Date,
): PrintJobEnd | null {
  if (job.order.state === 'completed' && !job.isRequested) return 'completed';
  return printJobEndsAt(job, branch) <= now ? 'late' : null;
}

/** Whether the slips of an order are worth something only as its cancellation: they say STORNO. */
export function isVoid(order: { isCanceled: boolean; isRejected: boolean; isFailed: boolean }): boolean {
  return order.isCanceled || order.isRejected || order.isFailed;
}

/** Whether a slip should have been out by now: staff must see that it is not. */
export function isPrintOverdue(job: { state: PrintState; createdAt: string }, now: Date): boolean {
  return isUnsettled(job.state) && now.getTime() - Date.parse(job.createdAt) >= OVERDUE;
}

/** No paper has moved yet, and it may still. */
export function isUnsettled(state: PrintState): boolean {
  return state === 'waiting' || state === 'claimed';
}
