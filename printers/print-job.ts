import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import type { PrintJob } from './wire-job.ts';

export type { PrintJob, PrintLayout };

/** Everything that a layout draws from; `isDuplicate`: a deliberate second print is marked DUPLIKAT (R116). */
export interface OrderSlip extends Pick<PrintJob, 'order' | 'businessName' | 'shopName' | 'isDuplicate'> {
  branch: Omit<PrintJob['branch'], 'timeZone'> & { timeZone: Zone };
}
export type SlipOrder = OrderSlip['order'];
export type SlipItem = SlipOrder['items'][number];
export type SlipLine = NonNullable<SlipOrder['lines']>[number];

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
