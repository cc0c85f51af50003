import { setTimeout as wait } from 'node:timers/promises';
import { type AddressRules, permittedAddress } from './printer-address.ts';
import { FAREWELL_MS, PrinterLine } from './printer-line.ts';
import { FINISHED_QUERY, type PrinterFault, STATUS_QUERY } from './printer-status.ts';

export type NotSentReason =
  | PrinterFault
  | 'Drucker nicht erreichbar'
  | 'Drucker meldet keinen Status'
  | 'Dort antwortet kein Bondrucker'
  | 'Druckeradresse nicht erlaubt'
  | 'Warteschlange nicht beschreibbar';

/**
 * printed: the printer has confirmed. not-sent: no byte of the job went out, trying again is safe. unclear: bytes went
 * out and nobody knows what became of them; only a person may decide to print again, marked DUPLIKAT.
 */
export type SendResult =
  | { outcome: 'printed' }
  | { outcome: 'not-sent'; reason: NotSentReason }
  | { outcome: 'unclear'; reason: string };

export interface PrinterConnection extends AddressRules {
  host: string;
  port: number;
  /**
   * Whether the printer answers status queries. Without them 'printed' only means that it took all bytes and closed the
   * connection in good order: enough for printers that cannot do better.
   */
  statusQuery: boolean;
  connectTimeoutMs: number;
  /** For the whole of connecting, asking, sending and waiting; at most 8000 (F8). */
  totalTimeoutMs: number;
}

export const DEFAULT_TIMEOUTS = { connectTimeoutMs: 3_000, totalTimeoutMs: 8_000 } as const;

/** How long a printer may take for one status answer, and how long we hope for the first answer to GS r. */
const STATUS_TIMEOUT_MS = 2_000;
const FINISHED_TIMEOUT_MS = 3_000;
/** GS r stands before the job and behind it: the first answer shows that this printer gives one, the second that it is done. */
const ALL_FINISHES = 2;
const STATUS_INTERVAL_MS = 250;

/**
 * Sends one job. `beforeSend` runs when the printer is known to be ready and before the first byte of the job: there the
 * caller notes durably that the job is on its way. If it fails nothing is sent.
 */
export async function sendToPrinter(
  job: Uint8Array,
  printer: PrinterConnection,
  beforeSend: () => Promise<void> = async () => {},
): Promise<SendResult> {
  const deadline = performance.now() + Math.min(printer.totalTimeoutMs, 8_000) - FAREWELL_MS;
  const address = await Promise.race([
    permittedAddress(printer.host, printer.port, printer).catch(() => undefined),
    wait(printer.connectTimeoutMs, undefined, { ref: false }),
  ]);
  if (address === null) return { outcome: 'not-sent', reason: 'Druckeradresse nicht erlaubt' };
  if (address === undefined) return { outcome: 'not-sent', reason: 'Drucker nicht erreichbar' };
  const line = new PrinterLine(deadline);
  try {
    const obstacle = await prepare(line, address, printer);
    if (obstacle) return { outcome: 'not-sent', reason: obstacle };
    try {
      await beforeSend();
    } catch {
      return { outcome: 'not-sent', reason: 'Warteschlange nicht beschreibbar' };
    }
    return await deliver(line, job, printer.statusQuery);
  } finally {
    await line.close();
  }
}

/** Connects and asks whether the printer is ready; null = it is. */
async function prepare(
  line: PrinterLine,
  address: string,
  printer: PrinterConnection,
): Promise<NotSentReason | null> {
  if (!(await line.connect(address, printer.port, printer.connectTimeoutMs)))
    return 'Drucker nicht erreichbar';
  if (!printer.statusQuery) return null;
  line.write(STATUS_QUERY);
  const state = await line.until((status) => status.take(), STATUS_TIMEOUT_MS);
  if (line.status.isForeign) return 'Dort antwortet kein Bondrucker';
  if (state === undefined) return line.isBroken ? 'Drucker nicht erreichbar' : 'Drucker meldet keinen Status';
  return state;
}

async function deliver(line: PrinterLine, job: Uint8Array, statusQuery: boolean): Promise<SendResult> {
  if (line.isBroken) return { outcome: 'not-sent', reason: 'Drucker nicht erreichbar' };
  if (!statusQuery) {
    line.write(job);
    const isDrained = await line.drained();
    if (!isDrained || line.hasEnded) return broken(line);
    line.halfClose();
    const isClosed = await line.until(() => (line.hasEnded ? true : undefined));
    return isClosed && !line.hasFailed ? { outcome: 'printed' } : broken(line);
  }
  line.status.expectFinish();
  line.write(Buffer.concat([FINISHED_QUERY, job, FINISHED_QUERY]));
  if (!(await line.drained())) return broken(line);
  return confirm(line);
}

/**
 * Waits until the printer says that it has finished. Some never answer GS r, not even the one before the job: for them it
 * counts that after all bytes they are online, with paper. One that has run out of paper keeps the rest in its buffer and
 * prints it later by itself, therefore the job is never simply sent again.
 */
async function confirm(line: PrinterLine): Promise<SendResult> {
  const patience = performance.now() + FINISHED_TIMEOUT_MS;
  let fault: PrinterFault | null | undefined;
  while (!line.isBroken && !line.isTimeUp) {
    line.write(STATUS_QUERY);
    fault = await line.until((status) => status.take());
    if (fault === undefined) break;
    const { finishes } = line.status;
    const isSilent = finishes === 0 && performance.now() > patience;
    if (fault === null && (finishes >= ALL_FINISHES || isSilent)) return { outcome: 'printed' };
    await line.until(
      (status) => (status.finishes >= ALL_FINISHES && fault === null ? true : undefined),
      STATUS_INTERVAL_MS,
    );
  }
  if (fault) return { outcome: 'unclear', reason: `${fault} während des Drucks` };
  return broken(line);
}

function broken(line: PrinterLine): SendResult {
  const reason = line.isBroken
    ? 'Verbindung während des Drucks abgerissen'
    : 'Drucker hat den Druck nicht bestätigt';
  return { outcome: 'unclear', reason };
}
