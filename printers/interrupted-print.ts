import { uptime } from 'node:os';
import type { PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { encodeCut } from './escpos.ts';
import type { Target } from './job-queue.ts';
import type { SendResult } from './transport/outcome.ts';
import { finishAtPrinter, type PrinterTarget } from './transport.ts';

/** Whoever switches a printer off and on takes longer than a program that is started again, and forgets sooner than this. */
const LONGEST_GAP_MS = 2 * 60_000;

/**
 * What became of a slip that a printer was handed over before this program crashed (decision 0007): its answer, as long as the
 * printer cannot have lost power since.
 */
export async function interruptedPrint(
  target: Target,
  printer: PrinterSettings,
  connection: PrinterTarget,
  now: Date,
): Promise<SendResult> {
  if (isStillHeld(target, now, uptime() * 1_000)) return finishAtPrinter(encodeCut(printer), connection);
  return { outcome: 'unclear', reason: texts.endedWhilePrinting };
}

/** Whether the printer still has what it was handed over: a power cut, which restarts the computer as well, empties it. */
export function isStillHeld(
  { handedOverAt }: Pick<Target, 'handedOverAt'>,
  now: Date,
  upMs: number,
): boolean {
  const gap = now.getTime() - Date.parse(handedOverAt ?? '');
  return gap >= 0 && gap <= LONGEST_GAP_MS && gap < upMs;
}
