import * as texts from './agent-texts.ts';
import { type FileTarget, offerToFile } from './transport/file.ts';
import type { Bytes, Notes, OfferResult, SendResult } from './transport/outcome.ts';
import { offerToSpooler, type SpoolerTarget } from './transport/spooler.ts';
import { finishOverTcp, offerOverTcp, type PrinterConnection } from './transport/tcp.ts';

export const DEFAULT_TIMEOUTS = { connectTimeoutMs: 3_000, totalTimeoutMs: 8_000 } as const;

/** A printer by its interface; without a name it is TCP. */
export type PrinterTarget = PrinterConnection | SpoolerTarget | FileTarget;

/**
 * Sends one job. `beforeSend` runs once the printer is known to be ready and before the first byte of the job: there the
 * caller durably records that the job is being sent. If it fails nothing is sent.
 */
export async function sendToPrinter(
  job: Bytes,
  printer: PrinterTarget,
  beforeSend: () => Promise<void> = async () => {},
): Promise<SendResult> {
  const result = await offerToPrinter(async () => job, printer, { beforeSend });
  if (result.outcome === 'withdrawn') throw new Error('a job with bytes is never withdrawn');
  if (result.outcome !== 'unclear' || !result.held) return result;
  const { held, ...outcome } = result;
  await held.release();
  return outcome;
}

/** `sendToPrinter` for a job that is laid out only once the printer is ready; null = it is no longer wanted. */
export function offerToPrinter(
  layOut: () => Promise<Bytes | null>,
  printer: PrinterTarget,
  notes: Partial<Notes> = {},
): Promise<OfferResult> {
  const offer = {
    layOut,
    beforeSend: async () => {},
    handedOver: async () => {},
    interrupted: () => {},
    ...notes,
  };
  switch (printer.interface) {
    case 'system':
      return offerToSpooler(offer, printer);
    case 'file':
      return offerToFile(offer, printer);
    default:
      return offerOverTcp(offer, printer);
  }
}

/** Whether a slip that was handed over before a crash is on paper: see `finishOverTcp`. Other printers cannot say. */
export async function finishAtPrinter(cut: Uint8Array, printer: PrinterTarget): Promise<OfferResult> {
  if (printer.interface === 'system' || printer.interface === 'file' || !printer.statusQuery)
    return { outcome: 'unclear', reason: texts.endedWhilePrinting };
  return finishOverTcp(cut, printer);
}
