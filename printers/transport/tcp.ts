import { setTimeout as wait } from 'node:timers/promises';
import * as texts from '../agent-texts.ts';
import { type AddressRules, permittedAddress } from '../printer-address.ts';
import { type DeliveryResult, deliver, deliverBlindly, finish, holdSlip } from '../printer-delivery.ts';
import { FAREWELL_MS, PrinterLine } from '../printer-line.ts';
import { STATUS_QUERY } from '../printer-status.ts';
import type { HeldSlip, NotSentReason, Offer, OfferResult, Patience, SendResult } from './outcome.ts';

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
export function offerOverTcp(
  { layOut, beforeSend, ...notes }: Offer,
  printer: PrinterConnection,
): Promise<OfferResult> {
  return withReadyPrinter(printer, async (line, patience, close) => {
    const job = await layOut();
    if (job === null) return { outcome: 'withdrawn' };
    if (line.isBroken) return { outcome: 'not-sent', reason: texts.printerUnreachable };
    try {
      await beforeSend();
    } catch {
      return { outcome: 'not-sent', reason: texts.queueUnwritable };
    }
    if (line.isBroken) return { outcome: 'not-sent', reason: texts.printerUnreachable };
    const parts = job instanceof Uint8Array ? [job] : job;
    if (!printer.statusQuery) return deliverBlindly(line, parts, patience);
    return kept(await deliver(line, parts, patience, notes), () => holdSlip(line, patience, close));
  });
}

/** Cuts the slip that the printer was handed over before a crash, and asks whether it is on paper; nothing else is sent. */
export function finishOverTcp(cut: Uint8Array, printer: PrinterConnection): Promise<OfferResult> {
  return withReadyPrinter(printer, async (line, patience, close) =>
    kept(await finish(line, cut, patience), () => holdSlip(line, patience, close, 1)),
  );
}

function kept(result: DeliveryResult, hold: () => HeldSlip): SendResult {
  if (result.outcome === 'printed') return result;
  const { fault, ...unclear } = result;
  return fault ? { ...unclear, held: hold() } : unclear;
}

/** Works on a connection to a printer that is ready to print; 'not-sent' if it is not. A slip that is held keeps it open. */
async function withReadyPrinter(
  printer: PrinterConnection,
  work: (line: PrinterLine, patienceMs: number, close: () => Promise<void>) => Promise<OfferResult>,
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
  const close = async () => {
    printer.ending?.removeEventListener('abort', end);
    await line.close();
  };
  let isHeld = false;
  try {
    const obstacle = await prepare(line, address, printer);
    const result: OfferResult = obstacle
      ? { outcome: 'not-sent', reason: obstacle }
      : await work(line, patience, close);
    isHeld = result.outcome === 'unclear' && result.held !== undefined;
    return line.status.isPaperLow ? { ...result, isPaperLow: true } : result;
  } finally {
    if (!isHeld) await close();
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
