import type { Branch } from '#domain/branch.ts';
import type { StaffOrder } from '#domain/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/order-wire.ts';
import type { PrintLayout } from '#domain/print-job.ts';
import { type Wire, wireForm } from '#domain/wire.ts';

export type { PrintLayout };

/** What a slip says about the branch; `timeZone` rules every date on it (R27). */
export type PrintBranch = Pick<
  Branch,
  'name' | 'street' | 'zipCode' | 'city' | 'country' | 'phone' | 'email' | 'timeZone'
>;

/** Everything that a layout draws from. */
export interface OrderSlip {
  order: StaffOrder;
  branch: PrintBranch;
  businessName: string;
  shopName: string;
  /** A deliberate second print is marked DUPLIKAT (R116). */
  isDuplicate: boolean;
}

/** One print job as the agent works on it; printed at most once per id. */
export interface PrintJob extends OrderSlip {
  id: string;
  layout: PrintLayout;
  copies: number;
  /** ISO 8601 with offset. */
  createdAt: string;
  /** ISO 8601 with offset: from then on it must not print. Unset by servers of before: it never ends. */
  endsAt?: string;
  /** Why it must not print any more, a German sentence; null = it may. */
  ended?: string | null;
}

/** The JSON form: money in currency units. */
export type WirePrintJob = Wire<PrintJob>;
export const PRINT_JOB_WIRE = wireForm<PrintJob>({ order: STAFF_ORDER_WIRE.money });

/** When and for which door a slip is drawn; layouts know no clock. */
export interface PrintOccasion {
  printedAt: Date;
  /** Link to the customer's status page, drawn as QR code; null = none. */
  statusUrl: string | null;
}

/** failed: this device cannot print it, another one may. expired: it came to its end before paper moved. */
export type PrintJobState = 'waiting' | 'printed' | 'failed' | 'unclear' | 'expired';

/** What the agent tells the server about a job. */
export interface PrintReport {
  state: PrintJobState;
  /** German sentence, names the cause. */
  reason?: string;
  /** Name of the printer(s) concerned. */
  printer?: string;
  attempts: number;
}
