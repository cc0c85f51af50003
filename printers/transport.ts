import { setTimeout as wait } from 'node:timers/promises';
import * as texts from './agent-texts.ts';
import { type AddressRules, permittedAddress } from './printer-address.ts';
import { deliver, deliverBlindly } from './printer-delivery.ts';
import { FAREWELL_MS, PrinterLine } from './printer-line.ts';
import { type PrinterFault, STATUS_QUERY } from './printer-status.ts';

export type NotSentReason =
  | PrinterFault
  | typeof texts.printerUnreachable
  | typeof texts.printerSilent
  | typeof texts.notAPrinter
  | typeof texts.addressForbidden
  | typeof texts.queueUnwritable;

/** A job's bytes, split where a status query is allowed (`encodeParts`). */
export type Bytes = Uint8Array | readonly Uint8Array[];

/**
 * printed: the printer has confirmed. not-sent: no byte of the job went out, a retry is safe. unclear: bytes went out and
 * nobody knows what became of them; only a person may decide to print again, marked DUPLIKAT.
 */
export type SendResult = (
  | { outcome: 'printed' }
  | { outcome: 'not-sent'; reason: NotSentReason }
  | { outcome: 'unclear'; reason: string }
) & {
  /** The printer reported low paper. */
  isPaperLow?: true;
};

/** 'withdrawn': the job was no longer wanted when the printer was ready; no byte went out. */
export type OfferResult = SendResult | { outcome: 'withdrawn'; isPaperLow?: true };

export interface PrinterConnection extends AddressRules {
  host: string;
  port: number;
  /**
   * Whether the printer answers status queries. Without them 'printed' only means that it took all bytes and closed the
   * connection cleanly: enough for printers that cannot do better.
   */
  statusQuery: boolean;
  connectTimeoutMs: number;
  /**
   * For connecting and querying together, until the first byte of the job goes out; from then on for each silence and
   * each fault of the printer. At most 8000 (F8). While the printer reports itself ready it may take longer.
   */
  totalTimeoutMs: number;
  /** Ends the wait for a slip in progress after another `totalTimeoutMs`, even if the printer is ready. */
  ending?: AbortSignal;
}

export const DEFAULT_TIMEOUTS = { connectTimeoutMs: 3_000, totalTimeoutMs: 8_000 } as const;

/** How long a printer may take for its first status answer. */
const STATUS_TIMEOUT_MS = 2_000;

/**
 * Sends one job. `beforeSend` runs once the printer is known to be ready and before the first byte of the job: there the
 * caller durably records that the job is being sent. If it fails nothing is sent.
 */
export async function sendToPrinter(
  job: Bytes,
  printer: PrinterConnection,
  beforeSend: () => Promise<void> = async () => {},
): Promise<SendResult> {
  const result = await offerToPrinter(async () => job, printer, beforeSend);
  if (result.outcome === 'withdrawn') throw new Error('a job with bytes is never withdrawn');
  return result;
}

/** `sendToPrinter` for a job that is laid out only once the printer is ready; null = it is no longer wanted. */
export async function offerToPrinter(
  layOut: () => Promise<Bytes | null>,
  printer: PrinterConnection,
  beforeSend: () => Promise<void> = async () => {},
): Promise<OfferResult> {
  const patience = Math.min(printer.totalTimeoutMs, 8_000) - FAREWELL_MS;
  const deadline = performance.now() + patience;
  const address = await Promise.race([
    permittedAddress(printer.host, printer.port, printer).catch(() => undefined),
    wait(printer.connectTimeoutMs, undefined, { ref: false }),
  ]);
  if (address === null) return { outcome: 'not-sent', reason: texts.addressForbidden };
  if (address === undefined) return { outcome: 'not-sent', reason: texts.printerUnreachable };
  const line = new PrinterLine(deadline);
  const end = () => line.endWithin(patience);
  if (printer.ending?.aborted) end();
  printer.ending?.addEventListener('abort', end);
  const withPaper = <T extends OfferResult>(result: T): T =>
    line.status.isPaperLow ? { ...result, isPaperLow: true } : result;
  try {
    const obstacle = await prepare(line, address, printer);
    if (obstacle) return withPaper({ outcome: 'not-sent', reason: obstacle });
    const job = await layOut();
    if (job === null) return withPaper({ outcome: 'withdrawn' });
    if (line.isBroken) return { outcome: 'not-sent', reason: texts.printerUnreachable };
    try {
      await beforeSend();
    } catch {
      return { outcome: 'not-sent', reason: texts.queueUnwritable };
    }
    if (line.isBroken) return { outcome: 'not-sent', reason: texts.printerUnreachable };
    const parts = job instanceof Uint8Array ? [job] : job;
    const work = printer.statusQuery ? deliver : deliverBlindly;
    return withPaper(await work(line, parts, patience));
  } finally {
    printer.ending?.removeEventListener('abort', end);
    await line.close();
  }
}

/** Connects and queries whether the printer is ready; null = it is. */
async function prepare(
  line: PrinterLine,
  address: string,
  printer: PrinterConnection,
): Promise<NotSentReason | null> {
  if (!(await line.connect(address, printer.port, printer.connectTimeoutMs))) return texts.printerUnreachable;
  if (!printer.statusQuery) return null;
  line.write(STATUS_QUERY);
  const state = await line.until((status) => status.take(), STATUS_TIMEOUT_MS);
  if (line.status.isForeign) return texts.notAPrinter;
  if (state === undefined) return line.isBroken ? texts.printerUnreachable : texts.printerSilent;
  return state;
}
