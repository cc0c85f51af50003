import type { PrinterHealth } from '#domain/devices/counter-fault.ts';
import type { AgentSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import type { Target } from './job-queue.ts';
import type { PrinterFault } from './printer-status.ts';
import type { OfferResult, SendResult } from './transport/outcome.ts';

/** What a lane knows about its printer. */
export interface PrinterState {
  /** Why it does not print, for staff: it stays visible during the next attempt. Null if all is well. */
  reason: string | null;
  /** The printer reports low paper; it keeps printing. */
  isPaperLow: boolean;
  /** Attempts in a row that the printer has failed. */
  failures: number;
  /** It has been asked or used since the agent started. */
  isKnown: boolean;
}

export const UNUSED: PrinterState = { reason: null, isPaperLow: false, failures: 0, isKnown: false };

const HEALTHS: ReadonlyMap<string, PrinterHealth> = new Map([
  [texts.noPaper, 'no-paper'],
  [texts.coverOpen, 'cover-open'],
  [texts.printerOffline, 'offline'],
  [texts.printerUnreachable, 'unreachable'],
  [texts.printerSilent, 'silent'],
]);

/** The printer in the words of the server. */
export function healthOf({ reason, isKnown }: PrinterState): PrinterHealth {
  if (reason !== null) return HEALTHS.get(reason) ?? 'faulty';
  return isKnown ? 'ok' : 'unknown';
}

/** A lane as its device shows and reports it. */
export interface LaneState extends Pick<PrinterState, 'reason' | 'isPaperLow'> {
  id: string;
  waiting: number;
  health: PrinterHealth;
}

/** Another printer of this computer, as far as it matters for a job that cannot be printed where it is. */
export interface StandIn {
  id: string;
  name: string;
  /** It has been asked, and nothing is wrong. */
  isWell: boolean;
}

/** A job that its printer has not taken. */
export interface HeldUp {
  target: Pick<Target, 'origin'>;
  waitedMs: number;
  passOnMs: number;
  /** Other printers of this computer have it, too: it cannot go to another device. */
  isShared: boolean;
  isWantedElsewhere: boolean;
  /** The printer that stands in here; for a job that has moved already, the one where it belongs. */
  standIn: StandIn | null;
}

/**
 * What becomes of a job whose printer is away (R275): after the time of passing on another device gets it if one is able; else
 * the printer that stands in, if that is well. It is at one printer at a time, so that it never comes out of both.
 */
export function nextPlace(job: HeldUp): 'wait' | 'other-device' | StandIn {
  if (job.waitedMs < job.passOnMs) return 'wait';
  if (!job.isShared && job.isWantedElsewhere) return 'other-device';
  return job.standIn?.isWell ? job.standIn : 'wait';
}

/** What became of one attempt to print. */
export type Attempt =
  | { kind: 'job' | 'test'; result: SendResult }
  /** No paper moves for the job any more; the result is null if the printer was not even asked. */
  | { kind: 'dropped'; state: 'failed' | 'expired'; reason: string; result: OfferResult | null }
  /** The printer is away: another one of this computer prints the job, or again the one where it belongs. */
  | { kind: 'moved'; to: StandIn; result: OfferResult }
  /** The program ends: the job stays for its next start. */
  | { kind: 'put-off'; result: OfferResult | null }
  /** Nothing was to be printed: it was only asked how it is. */
  | { kind: 'look'; result: OfferResult }
  /** A bug of ours. */
  | { kind: 'crash'; reason: string; result: null };

/** The printer while a fault interrupts a slip, or no longer does. */
export function interruptedBy(fault: PrinterFault | null, before: PrinterState): PrinterState {
  return { ...before, reason: fault, failures: fault ? before.failures + 1 : 0, isKnown: true };
}

/** No paper moves for a job any more. */
export function dropped(state: 'failed' | 'expired', reason: string): Attempt {
  return { kind: 'dropped', state, reason, result: null };
}

export function crashed(error: unknown): Attempt {
  const reason = texts.unexpected({ reason: error instanceof Error ? error.message : String(error) });
  return { kind: 'crash', reason: reason.slice(0, 300), result: null };
}

/** What the log says of an attempt; null = nothing. */
export function logOf(attempt: Attempt, names: { job: string; printer: string }): string | null {
  if (attempt.kind === 'crash') return `${names.printer}: ${attempt.reason}`;
  if (attempt.kind === 'dropped') return texts.notPrinted({ ...names, reason: attempt.reason });
  if (attempt.kind === 'moved') return texts.jobMoved({ ...names, to: attempt.to.name });
  if (attempt.kind !== 'job') return null;
  const { outcome } = attempt.result;
  const reason = attempt.result.outcome === 'printed' ? '' : attempt.result.reason;
  return texts.printAttempt({ ...names, outcome, reason });
}

/**
 * The printer after an attempt. A job that is unclear says nothing about the next one, unless the printer holds it; a test page
 * that is, does.
 */
export function printerAfter(before: PrinterState, attempt: Attempt): PrinterState {
  const { kind, result } = attempt;
  if (kind === 'crash')
    return { ...before, reason: attempt.reason, failures: before.failures + 1, isKnown: true };
  if (!result) return before;
  // Its fault was noted when it struck.
  if (result.outcome === 'unclear' && result.held) return before;
  const isFault = result.outcome === 'not-sent' || (kind === 'test' && result.outcome === 'unclear');
  return {
    reason: isFault ? result.reason : null,
    // A printer that could not be queried is assumed to be unchanged.
    isPaperLow:
      result.isPaperLow === true ||
      (before.isPaperLow && result.outcome !== 'printed' && result.outcome !== 'withdrawn'),
    failures: isFault ? before.failures + 1 : 0,
    isKnown: true,
  };
}

/**
 * What an attempt changes about its job at this printer; null = nothing. 'received' is tried again, and only a job of
 * which no byte went out: what may have been sent when a bug struck is unclear.
 */
export function changeAfter(target: Target, attempt: Attempt): Partial<Target> | null {
  const { state, attempts, origin, printer, printerName } = target;
  switch (attempt.kind) {
    case 'job': {
      const { outcome } = attempt.result;
      const reason = attempt.result.outcome === 'printed' ? null : attempt.result.reason;
      return {
        ...{ state: outcome === 'not-sent' ? 'received' : outcome, reason, attempts: attempts + 1 },
        handedOverAt: undefined,
      };
    }
    case 'dropped':
      return { state: attempt.state, reason: attempt.reason, attempts: attempts + 1 };
    case 'moved': {
      const { id, name } = attempt.to;
      const isBack = origin?.printer === id;
      const from = isBack ? undefined : (origin ?? { printer, printerName });
      return { printer: id, printerName: name, reason: null, attempts: attempts + 1, origin: from };
    }
    case 'crash':
      return state === 'sending' || state === 'handed-over'
        ? { state: 'unclear', reason: attempt.reason, handedOverAt: undefined }
        : null;
    default:
      return null;
  }
}

/**
 * A printer that is back prints within five seconds: this wait follows an attempt to connect, which takes three seconds at
 * most. Asking costs nothing on a local network.
 */
const LONGEST_WAIT_SECONDS = 1.5;

/**
 * The wait before the next attempt in milliseconds: doubles with every failure, from the first to the longest, whatever the
 * settings say at most LONGEST_WAIT_SECONDS.
 */
export function delayAfter({ failures }: PrinterState, retry: AgentSettings['retry']): number {
  const wanted = Math.min(retry.firstSeconds * 2 ** Math.max(0, failures - 1), retry.longestSeconds);
  return Math.min(wanted, LONGEST_WAIT_SECONDS) * 1_000;
}
