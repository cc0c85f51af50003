import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { SlipLook } from '#domain/devices/slip-look.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import type { PrintJob } from './wire-job.ts';

export type { PrintJob, PrintLayout };

/** Everything that a layout needs; `isDuplicate`: a deliberate second print is marked DUPLIKAT (R116). */
export interface OrderSlip extends Pick<PrintJob, 'order' | 'businessName' | 'shopName' | 'isDuplicate'> {
  /** Black and white dots, as the server has drawn them. */
  logo?: PrintJob['logo'];
  /** Of the business; an older server knows none. */
  vatNumber?: string | undefined;
  /** Whether the order is called by its ticket number; false: by the number of the order. */
  hasTicket?: boolean | undefined;
  /** What the owner chose about its form; without it the usual one. */
  look?: SlipLook | undefined;
  /** The station that reads it. */
  station?: { name: string } | null | undefined;
  branch: Omit<PrintJob['branch'], 'timeZone'> & { timeZone: Zone };
}
/** What a change ticket shows. */
export type SlipChange = NonNullable<PrintJob['change']>;
export type SlipOrder = OrderSlip['order'];
export type SlipItem = SlipOrder['items'][number];
export type SlipLine = NonNullable<SlipOrder['lines']>[number];

/** When a slip is drawn and for which web address; layouts have no clock. */
export interface PrintOccasion {
  printedAt: Date;
  /** Link to the customer's status page, printed as a QR code; null = none. */
  statusUrl: string | null;
}

/** failed: this device cannot print it, another one may. expired: it expired before paper moved. */
export type PrintJobState = 'waiting' | 'printed' | 'failed' | 'unclear' | 'expired';

/** What the agent reports to the server about a job. */
export interface PrintReport {
  state: PrintJobState;
  /** German sentence naming the cause. */
  reason?: string;
  /** Name of the printer(s) concerned. */
  printer?: string;
  attempts: number;
}
