import { uptime } from 'node:os';
import * as texts from './agent-texts.ts';
import { encodeCut, type PrinterModel } from './escpos.ts';
import type { QueuedJob, Target } from './job-queue.ts';
import { isPrinterFault, type PrinterFault } from './printer-status.ts';
import type { HeldSlip, SendResult } from './transport/outcome.ts';
import { finishAtPrinter, type PrinterTarget } from './transport.ts';

/** Whoever switches a printer off and on takes longer than a program that is started again, and forgets sooner than this. */
const LONGEST_GAP_MS = 2 * 60_000;

/**
 * A slip that a printer was handed over before this program crashed (decision 0007): its answer counts, as long as it cannot
 * have lost power since.
 */
export function interruptedSlip(
  target: Pick<Target, 'handedOverAt'>,
  printer: PrinterModel,
  connection: PrinterTarget,
  now: Date,
): HeldSlip {
  let mayBeAsked = isStillHeld(target, now, uptime() * 1_000);
  let held: HeldSlip | undefined;
  return {
    async look() {
      if (held) return held.look();
      if (!mayBeAsked) return 'lost';
      const result = await finishAtPrinter(encodeCut(printer), connection);
      if (result.outcome === 'printed') return 'printed';
      if (result.outcome === 'unclear' && result.held) {
        held = result.held;
        return held.look();
      }
      // One that says what is wrong has power, and is asked again.
      mayBeAsked = result.outcome === 'not-sent' && isPrinterFault(result.reason);
      return result.outcome === 'not-sent' && isPrinterFault(result.reason) ? result.reason : 'lost';
    },
    release: async () => held?.release(),
  };
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

/** The slips that a printer has and has not finished. */
export class HeldSlips {
  readonly #conclude: (job: QueuedJob, target: Target, result: SendResult) => Promise<void>;
  #held: { job: QueuedJob; target: Target; slip: HeldSlip }[] = [];

  constructor(conclude: (job: QueuedJob, target: Target, result: SendResult) => Promise<void>) {
    this.#conclude = conclude;
  }

  get isAny(): boolean {
    return this.#held.length > 0;
  }

  add(job: QueuedJob, target: Target, slip: HeldSlip): void {
    this.#held.push({ job, target, slip });
  }

  /** The fault for which the printer still holds slips; null once each is settled. */
  async settle(): Promise<PrinterFault | null> {
    for (let first = this.#held[0]; first; first = this.#held[0]) {
      const { job, target, slip } = first;
      const found = await slip.look();
      if (found !== 'printed' && found !== 'lost') return found;
      this.#held.shift();
      if (found === 'printed') await this.#conclude(job, target, { outcome: 'printed' });
      else if (target.state === 'handed-over')
        await this.#conclude(job, target, { outcome: 'unclear', reason: texts.endedWhilePrinting });
    }
    return null;
  }

  /** Nobody looks after them any more: what is unclear stays so. */
  async release(): Promise<void> {
    for (const { slip } of this.#held.splice(0)) await slip.release();
  }
}
