import * as texts from './agent-texts.ts';
import type { PrinterLine } from './printer-line.ts';
import { FINISHED_QUERY, type PrinterFault, STATUS_QUERY } from './printer-status.ts';
import type { HeldSlip, Notes } from './transport/outcome.ts';

/** The outcome for bytes that were sent (see `SendResult`); `fault` is what stops the printer, which has all of them. */
export type DeliveryResult =
  | { outcome: 'printed' }
  | { outcome: 'unclear'; reason: string; fault?: PrinterFault };

/** How long to wait for the first answer to GS r. */
const FINISHED_TIMEOUT_MS = 3_000;
/**
 * GS r is sent before and after the job: the first answer shows that this printer supports it, the second that it is
 * done.
 */
const ALL_FINISHES = 2;
/** How long to wait for that first answer before the cut. */
const FIRST_ANSWER_MS = 500;
const STATUS_INTERVAL_MS = 250;
/** Bytes sent between two status queries: the slowest printers need some seconds for them. */
const PORTION_BYTES = 1_024;
/**
 * A printer that reports itself ready, but never answers the GS r after the job, has swallowed the query. The slowest
 * print some 250 bytes per second: this long after the last byte, plus this much per byte, the answer would have come.
 */
const ANSWER_MS = 60_000;
const ANSWER_MS_PER_BYTE = 20;

/**
 * Sends a job in portions, each after the printer has answered for the one before, and waits until all are printed. It
 * may take as long as the printer reports itself ready; silence or a fault may last `patienceMs` at most. A printer out
 * of paper keeps the rest in its buffer and prints it later by itself, so the job is never simply sent again: `holdSlip`.
 *
 * The last part, the cut, goes out by itself: `handedOver` runs before it, once the printer has taken all the others, and
 * only if it answers GS r: it can be asked again.
 */
export async function deliver(
  line: PrinterLine,
  job: readonly Uint8Array[],
  patienceMs: number,
  { handedOver, interrupted: note }: Pick<Notes, 'handedOver' | 'interrupted'>,
): Promise<DeliveryResult> {
  line.extend(patienceMs);
  line.status.expectFinish();
  const [body, end] = [job.slice(0, -1), job.slice(-1)];
  const portions = [
    ...portionsOf([FINISHED_QUERY, ...body]),
    ...portionsOf([Buffer.concat([...end, FINISHED_QUERY])]),
  ];
  for (let sent = 0; sent < portions.length; sent += 1) {
    const fault = sent === 0 ? null : await readiness(line, patienceMs, note);
    if (fault !== null) {
      // The printer has the beginning: with the rest it can complete the slip once its paper is back.
      line.write(Buffer.concat(portions.slice(sent)));
      return fault === undefined ? broken(line) : interrupted(fault);
    }
    const isAllButCut = body.length > 0 && sent === portions.length - 1;
    if (isAllButCut && (await answersFinished(line))) await handedOver();
    line.write(portions[sent] ?? Buffer.alloc(0));
  }
  if (!(await line.drained())) return broken(line);
  const size = job.reduce((sum, part) => sum + part.length, 0);
  const wanted = { finishes: ALL_FINISHES, answerMs: ANSWER_MS + size * ANSWER_MS_PER_BYTE };
  return confirm(line, patienceMs, wanted, note);
}

/**
 * A slip whose fault outlasted everybody's patience. Its connection stays: as long as that answers, the printer has lost
 * neither power nor what it was sent, and its answer to the last GS r says that the slip is whole.
 */
export function holdSlip(
  line: PrinterLine,
  patienceMs: number,
  close: () => Promise<void>,
  finishes = ALL_FINISHES,
): HeldSlip {
  const look = async () => {
    line.extend(patienceMs);
    line.status.forgetAnswers();
    const fault = await ask(line, patienceMs);
    if (fault) return fault;
    if (fault === undefined || !(await line.drained())) return 'lost';
    const result = await confirm(line, patienceMs, { finishes, answerMs: ANSWER_MS });
    if (result.outcome === 'printed') return 'printed';
    return result.fault ?? 'lost';
  };
  return {
    async look() {
      const found = await look();
      if (found === 'printed' || found === 'lost') await close();
      return found;
    },
    release: close,
  };
}

/**
 * Cuts a slip that the printer was handed over before a crash, and waits until all of it is printed. The answer is all that is
 * known: a printer that gives none leaves the slip unclear.
 */
export function finish(line: PrinterLine, cut: Uint8Array, patienceMs: number): Promise<DeliveryResult> {
  line.extend(patienceMs);
  line.status.expectFinish();
  line.write(Buffer.concat([cut, FINISHED_QUERY]));
  return confirm(line, patienceMs, { finishes: 1, answerMs: ANSWER_MS });
}

/** Whether the printer answers GS r: the one before the job is due at once, although after the answer to a status query. */
async function answersFinished(line: PrinterLine): Promise<boolean> {
  return (await line.until(({ finishes }) => finishes > 0 || undefined, FIRST_ANSWER_MS)) ?? false;
}

/** For printers that answer nothing: accepting all bytes and closing cleanly has to do. */
export async function deliverBlindly(
  line: PrinterLine,
  job: readonly Uint8Array[],
  patienceMs: number,
): Promise<DeliveryResult> {
  for (const portion of portionsOf(job)) {
    line.extend(patienceMs);
    line.write(portion);
    if (!(await line.drained()) || line.hasEnded) return broken(line);
  }
  line.halfClose();
  const isClosed = await line.until(() => (line.hasEnded ? true : undefined));
  return isClosed && !line.hasFailed ? { outcome: 'printed' } : broken(line);
}

/** Queries until the printer is ready (null); undefined = it fell silent or the connection broke. */
async function readiness(
  line: PrinterLine,
  patienceMs: number,
  note: Notes['interrupted'],
): Promise<PrinterFault | null | undefined> {
  let fault: PrinterFault | undefined;
  for (;;) {
    const answer = await ask(line, patienceMs);
    if (answer !== undefined && answer !== (fault ?? null)) note(answer);
    if (answer === null) return null;
    if (answer === undefined) return line.isBroken ? undefined : fault;
    fault = answer;
    await line.until(() => undefined, STATUS_INTERVAL_MS);
  }
}

/**
 * Waits until the printer reports that it has finished. Some never answer GS r, not even the one before the job: for them
 * it is enough to be online, with paper, after all bytes.
 */
async function confirm(
  line: PrinterLine,
  patienceMs: number,
  wanted: { finishes: number; answerMs: number },
  note: Notes['interrupted'] = () => {},
): Promise<DeliveryResult> {
  const hoped = performance.now() + FINISHED_TIMEOUT_MS;
  const owed = performance.now() + wanted.answerMs;
  let fault: PrinterFault | null | undefined;
  while (!line.isBroken && !line.isTimeUp && performance.now() < owed) {
    const answer = await ask(line, patienceMs);
    if (answer === undefined) break;
    if (answer !== (fault ?? null)) note(answer);
    fault = answer;
    const { finishes } = line.status;
    const isSilent = wanted.finishes === ALL_FINISHES && finishes === 0 && performance.now() > hoped;
    if (fault === null && (finishes >= wanted.finishes || isSilent)) return { outcome: 'printed' };
    await line.until(
      (status) => (status.finishes >= wanted.finishes && fault === null ? true : undefined),
      STATUS_INTERVAL_MS,
    );
  }
  return fault ? interrupted(fault) : broken(line);
}

/** One status query; an answer that the printer is ready is the sign of life that extends its time. */
async function ask(line: PrinterLine, patienceMs: number): Promise<PrinterFault | null | undefined> {
  line.write(STATUS_QUERY);
  const fault = await line.until((status) => status.take());
  if (fault === null) line.extend(patienceMs);
  return fault;
}

/** As many whole parts as fit into a portion. */
function portionsOf(parts: readonly Uint8Array[]): Uint8Array[] {
  const portions: Uint8Array[] = [];
  let open: Uint8Array[] = [];
  let size = 0;
  for (const part of parts) {
    if (size > 0 && size + part.length > PORTION_BYTES) {
      portions.push(Buffer.concat(open));
      open = [];
      size = 0;
    }
    open.push(part);
    size += part.length;
  }
  if (size > 0) portions.push(Buffer.concat(open));
  return portions;
}

function interrupted(fault: PrinterFault): DeliveryResult {
  return { outcome: 'unclear', reason: texts.faultWhilePrinting({ fault }), fault };
}

function broken(line: PrinterLine): DeliveryResult {
  if (line.isBroken) return { outcome: 'unclear', reason: texts.lostWhilePrinting };
  if (line.isEnding) return { outcome: 'unclear', reason: texts.endedWhilePrinting };
  return { outcome: 'unclear', reason: texts.notConfirmed };
}
