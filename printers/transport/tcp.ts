import { setTimeout as wait } from 'node:timers/promises';
import * as texts from '../agent-texts.ts';
import { type AddressRules, permittedAddress } from '../printer-address.ts';
import { deliver, deliverBlindly } from '../printer-delivery.ts';
import { FAREWELL_MS, PrinterLine } from '../printer-line.ts';
import { STATUS_QUERY } from '../printer-status.ts';
import type { NotSentReason, Offer, OfferResult, Patience } from './outcome.ts';

/** A printer with an address of its own. */
export interface PrinterConnection extends AddressRules, Patience {
  interface?: 'tcp';
  host: string;
  port: number;
  /**
   * Whether the printer answers status queries. Without them 'printed' only means that it took all bytes and closed the
   * connection cleanly: enough for printers that cannot do better.
   */
  statusQuery: boolean;
  connectTimeoutMs: number;
}

/** How long a printer may take for its first status answer. */
const STATUS_TIMEOUT_MS = 2_000;

/**
 * Offers a job over TCP. Connecting and querying together end with `totalTimeoutMs`; from the first byte on that is for each
 * silence and each fault, and while the printer reports itself ready it may take longer.
 */
export async function offerOverTcp(
  { layOut, beforeSend }: Offer,
  printer: PrinterConnection,
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
