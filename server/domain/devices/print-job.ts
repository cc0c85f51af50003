import type { OrderState } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';

/** receipt: the customer's slip with prices; kitchen: the slip the cooks work from; label: one for each thing they make. */
export type PrintLayout = 'receipt' | 'kitchen' | 'label';
export const PRINT_LAYOUTS = ['receipt', 'kitchen', 'label'] as const satisfies readonly PrintLayout[];
/** What print agents draw that do not say what they can. */
export const FIRST_LAYOUTS = ['receipt', 'kitchen'] as const satisfies readonly PrintLayout[];

/** normal: all of it; void: stop cooking; change: only what differs from what a cook has read. Receipts are always normal. */
export type PrintKind = 'normal' | 'void' | 'change';
export const PRINT_KINDS = ['normal', 'void', 'change'] as const satisfies readonly PrintKind[];

/**
 * waiting: no paper yet. claimed: a device has fetched it and not reported yet. unclear: nobody knows whether it was
 * printed. failed: no device is able to print it. expired: its time was over, or its order completed, before it was printed.
 */
export type PrintState = 'waiting' | 'claimed' | 'printed' | 'failed' | 'unclear' | 'expired';

/** The facts that decide how long a print job is useful. Instants are ISO 8601. */
export interface PrintJobFacts {
  createdAt: string;
  /** A person pressed 'print'; otherwise a confirmation triggered it. */
  isRequested: boolean;
  order: {
    state: OrderState;
    /** The agreed and the requested time; both null = as soon as possible. */
    appointment: string | null;
    appointmentDate: string | null;
  };
}

/**
 * late, completed: nobody needs it any more. canceled: its order was void before any device had it. unneeded: a void ticket of an
 * order of which no paper is out. told: another slip says it already. empty: nothing in it is for its station any more.
 */
export type PrintJobEnd = 'late' | 'completed' | 'canceled' | 'unneeded' | 'told' | 'empty';

/** How long a slip stays useful after its appointment, and at least after it was requested. */
const USEFUL = 2 * HOUR;
/** No shift lasts longer; a cap for shops that stay open for days or never close. */
const LONGEST_SHIFT = 12 * HOUR;
/** By then a slip has been printed if all is well. */
const OVERDUE = MINUTE;

/**
 * When a print job is over: two hours after the appointment; without one when the branch closes (by its opening hours at the
 * moment the job was made, at most 12 hours later). One that a person asked for: two hours later. Never earlier than two
 * hours after it was made: an order confirmed late still needs its ticket.
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

/** Why a job must no longer be printed; null = it may. Completing an order ends the job that its confirmation triggered. */
export function printJobEnd(
  job: PrintJobFacts,
  branch: Pick<Branch, 'openingHours' | 'timeZone'>,
  now: Date,
): PrintJobEnd | null {
  if (job.order.state === 'completed' && !job.isRequested) return 'completed';
  return printJobEndsAt(job, branch) <= now ? 'late' : null;
}

/** Whether the slips of an order are void: they say STORNO. */
export function isVoid(order: { isCanceled: boolean; isRejected: boolean; isFailed: boolean }): boolean {
  return order.isCanceled || order.isRejected || order.isFailed;
}

/** The same by its state. */
export function isVoidState(state: OrderState): boolean {
  return state === 'canceled' || state === 'rejected' || state === 'failed';
}

/** Whether a slip is overdue: staff must see that it has not been printed. */
export function isPrintOverdue(job: { state: PrintState; createdAt: string }, now: Date): boolean {
  return isUnsettled(job.state) && now.getTime() - Date.parse(job.createdAt) >= OVERDUE;
}

/** Not printed yet, but it still may be. */
export function isUnsettled(state: PrintState): boolean {
  return state === 'waiting' || state === 'claimed';
}
