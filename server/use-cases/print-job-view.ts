import type { Branch } from '#domain/branch.ts';
import type { StaffOrder } from '#domain/order.ts';
import type { Shop } from '#domain/shop.ts';
import type { StoredOrder } from './order-store.ts';
import { staffOrder } from './order-view.ts';
import type { PrintLayout, StoredPrintJob } from './work-store.ts';

/** One print job with everything that the slip is drawn from. */
export interface PrintJobView {
  id: string;
  layout: PrintLayout;
  copies: number;
  isDuplicate: boolean;
  createdAt: string;
  order: StaffOrder;
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'email' | 'timeZone'>;
  businessName: string;
  shopName: string;
}

/** What a print agent gets. */
export function printJobView(
  job: StoredPrintJob,
  order: StoredOrder,
  branch: Branch,
  shop: Shop,
): PrintJobView {
  const { name, street, zipCode, city, country, phone, email, timeZone } = branch;
  return {
    id: String(job.id),
    layout: job.layout,
    copies: job.copies,
    isDuplicate: job.isDuplicate,
    createdAt: job.createdAt,
    order: staffOrder(order),
    branch: { name, street, zipCode, city, country, phone, email, timeZone },
    businessName: shop.config.businessName,
    shopName: shop.config.shopName,
  };
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
