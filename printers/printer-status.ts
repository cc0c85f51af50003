import * as texts from './agent-texts.ts';

/** Why a printer is not printing now, as it says itself. */
export type PrinterFault = typeof texts.noPaper | typeof texts.coverOpen | typeof texts.printerOffline;

export function isPrinterFault(reason: string): reason is PrinterFault {
  return reason === texts.noPaper || reason === texts.coverOpen || reason === texts.printerOffline;
}

/** DLE EOT n: answered at once, even by a printer that is busy or stopped; n = 1 printer, 2 cause of offline, 4 paper. */
export const STATUS_QUERY = Buffer.from([0x10, 0x04, 0x01, 0x10, 0x04, 0x02, 0x10, 0x04, 0x04]);
/** GS r 1: answered in sequence, that is after everything before it has been printed. */
export const FINISHED_QUERY = Buffer.from([0x1d, 0x72, 0x01]);

/**
 * Parses a printer's answers from a byte stream. An answer to DLE EOT has the bits 0xx1xx10, one to GS r 0xx0xx00, or
 * 0000xx11 when paper is low; flow control and unsolicited automatic status (four bytes, the first 0xx1xx00) are skipped.
 */
export class StatusReader {
  readonly #realTime: number[] = [];
  #finishes = 0;
  #toSkip = 0;
  #isForeign = false;
  #isPaperLow = false;

  /** How often the printer has answered GS r: each time it had processed all bytes before that query. */
  get finishes(): number {
    return this.#finishes;
  }

  /** Whether the near-end sensor reported low paper in the last answer; printers without that sensor never do. */
  get isPaperLow(): boolean {
    return this.#isPaperLow;
  }

  /** An answer that no printer sends: another service listens there. */
  get isForeign(): boolean {
    return this.#isForeign;
  }

  /** From here on answers to GS r count; earlier ones belong to something else. */
  expectFinish(): void {
    this.#finishes = 0;
  }

  /** What came too late for its question says nothing about now. */
  forgetAnswers(): void {
    this.#realTime.length = 0;
  }

  feed(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#toSkip > 0) this.#toSkip -= 1;
      else if ((byte & 0x93) === 0x10) this.#toSkip = 3;
      else if ((byte & 0x93) === 0x12) this.#realTime.push(byte);
      else if ((byte & 0x93) === 0x00 || isFinishWithLowPaper(byte)) this.#finishes += 1;
      // XON and XOFF.
      else if (byte !== 0x11 && byte !== 0x13) this.#isForeign = true;
    }
  }

  /** The oldest complete answer to STATUS_QUERY; undefined while it is incomplete, null = ready. */
  take(): PrinterFault | null | undefined {
    if (this.#isForeign) return undefined;
    const [printer, cause, paper] = this.#realTime;
    if (printer === undefined || cause === undefined || paper === undefined) return undefined;
    this.#realTime.splice(0, 3);
    this.#isPaperLow = (paper & 0x0c) !== 0;
    return faultOf(printer, cause, paper);
  }
}

/** GS r 1 reports the near-end sensor in bits 0 and 1, and no paper at all in bits 2 and 3, which are set in addition. */
function isFinishWithLowPaper(byte: number): boolean {
  return (byte >= 0x01 && byte <= 0x03) || byte === 0x0f;
}

function faultOf(printer: number, cause: number, paper: number): PrinterFault | null {
  // An open cover also triggers the paper sensor: report the cover first.
  if ((cause & 0x04) !== 0) return texts.coverOpen;
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return texts.noPaper;
  if ((printer & 0x08) !== 0 || (cause & 0x40) !== 0) return texts.printerOffline;
  return null;
}
