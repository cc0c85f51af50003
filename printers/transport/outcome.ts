import * as texts from '../agent-texts.ts';
import type { PrinterFault } from '../printer-status.ts';

export type NotSentReason =
  | PrinterFault
  | typeof texts.printerUnreachable
  | typeof texts.printerSilent
  | typeof texts.notAPrinter
  | typeof texts.addressForbidden
  | typeof texts.queueUnknown
  | typeof texts.queueRefused
  | typeof texts.noSpooler
  | typeof texts.fileForbidden
  | typeof texts.queueUnwritable;

/** A job's bytes, split where a status query is allowed (`encodeParts`). */
export type Bytes = Uint8Array | readonly Uint8Array[];

/**
 * printed: the printer has confirmed, or as much as its interface can tell. not-sent: no byte of the job went out, a retry
 * is safe. unclear: bytes went out and nobody knows what became of them; only a person may decide to print again, marked
 * DUPLIKAT.
 */
export type SendResult = (
  | { outcome: 'printed' }
  | { outcome: 'not-sent'; reason: NotSentReason }
  /** held: the printer has it, and may finish it. Whoever gets this looks after it, or releases it. */
  | { outcome: 'unclear'; reason: string; held?: HeldSlip }
) & {
  /** The printer reported low paper. */
  isPaperLow?: true;
};

/** A slip that a printer has, and finishes by itself once its fault is mended. */
export interface HeldSlip {
  /** The fault that still stops it; else what became of it, and then there is nothing left to release. */
  look(): Promise<PrinterFault | 'printed' | 'lost'>;
  release(): Promise<void>;
}

/** 'withdrawn': the job was no longer wanted when the printer was ready; no byte went out. */
export type OfferResult = SendResult | { outcome: 'withdrawn'; isPaperLow?: true };

/** What a caller notes while a job is being sent. */
export interface Notes {
  /** Durably records that the job is being sent; if it fails nothing is sent. */
  beforeSend: () => Promise<void>;
  /** Durably records that the printer has all but the cut; only a printer that answers can say so. */
  handedOver: () => Promise<void>;
  /** A fault interrupts the slip, or no longer does (null). */
  interrupted: (fault: PrinterFault | null) => void;
}

/** What every kind of printer is offered. */
export interface Offer extends Notes {
  /** Lays out the job once the printer is ready; null = it is no longer wanted. */
  layOut: () => Promise<Bytes | null>;
}

export interface Patience {
  /** Until the first byte, and from then on for each silence. At most 8000 (F8). */
  totalTimeoutMs: number;
  /** Ends the wait for a slip in progress after another `totalTimeoutMs`. */
  ending?: AbortSignal;
}

/** How a printer that answers nothing itself is reached. */
export interface OneWay {
  /** Why no job can be sent now; null = it can. */
  obstacle(): Promise<NotSentReason | null>;
  send(job: Uint8Array): Promise<SendResult>;
}

/** Offers a job to a printer that only takes bytes. */
export async function offerOneWay(way: OneWay, { layOut, beforeSend }: Offer): Promise<OfferResult> {
  const obstacle = await way.obstacle();
  if (obstacle) return { outcome: 'not-sent', reason: obstacle };
  const job = await layOut();
  if (job === null) return { outcome: 'withdrawn' };
  try {
    await beforeSend();
  } catch {
    return { outcome: 'not-sent', reason: texts.queueUnwritable };
  }
  return way.send(job instanceof Uint8Array ? job : Buffer.concat(job));
}
