import {
  isUnsettled,
  type PrintJobFacts,
  type PrintLayout,
  printJobEnd,
  printJobEndsAt,
} from '#domain/devices/print-job.ts';
import { wireForm } from '#domain/money/wire.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { printEndReason } from '#text/print-reasons.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { staffOrder } from '#use-cases/orders/order-view.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';

/** One print job with everything needed to draw the slip. */
export interface PrintJobView {
  id: string;
  layout: PrintLayout;
  copies: number;
  isDuplicate: boolean;
  createdAt: string;
  /** From then on it must not be printed, even when the server cannot be reached. */
  endsAt: string;
  /** Why it must not be printed any more, a German sentence; null = it may. */
  ended: string | null;
  order: StaffOrder;
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'email' | 'timeZone'>;
  businessName: string;
  shopName: string;
  /** False in a shop without tickets: slips are called by the number of the order. */
  hasTicket: boolean;
}

export const PRINT_JOB_WIRE = wireForm<PrintJobView>({ order: STAFF_ORDER_WIRE.money });

/** What a print agent gets; `now` decides whether the job has expired. */
export function printJobView(
  job: StoredPrintJob,
  order: StoredOrder,
  branch: Branch,
  shop: Shop,
  now: Date,
): PrintJobView {
  const { name, street, zipCode, city, country, phone, email, timeZone } = branch;
  return {
    id: String(job.id),
    layout: job.layout,
    copies: job.copies,
    isDuplicate: job.isDuplicate,
    createdAt: job.createdAt,
    endsAt: printJobEndsAt(factsOf(job, order), branch).toISOString(),
    ended: endReason(job, order, branch, now),
    order: staffOrder(order, shop),
    branch: { name, street, zipCode, city, country, phone, email, timeZone },
    businessName: shop.config.businessName,
    shopName: shop.config.shopName,
    hasTicket: !shop.config.disableTickets,
  };
}

/** Why a job must not be printed any more, stored already or not; null = it may, or it has been. */
export function endReason(job: StoredPrintJob, order: StoredOrder, branch: Branch, now: Date): string | null {
  if (job.state === 'expired') return job.reason;
  if (!isUnsettled(job.state)) return null;
  const facts = factsOf(job, order);
  const end = printJobEnd(facts, branch, now);
  return end && printEndReason(end, printJobEndsAt(facts, branch), branch.timeZone);
}

function factsOf(job: StoredPrintJob, order: StoredOrder): PrintJobFacts {
  return { createdAt: job.createdAt, isRequested: job.isRequested, order };
}

/** What staff see of a job. */
export interface PrintJobState {
  id: number;
  order: number;
  layout: PrintLayout;
  copies: number;
  isDuplicate: boolean;
  state: StoredPrintJob['state'];
  attempts: number;
  reason: string | null;
  printer: string | null;
  createdAt: string;
  printedAt: string | null;
}

export function printJobState(job: StoredPrintJob): PrintJobState {
  const { id, order, layout, copies, isDuplicate, state, attempts, reason, printer, createdAt, printedAt } =
    job;
  return { id, order, layout, copies, isDuplicate, state, attempts, reason, printer, createdAt, printedAt };
}
