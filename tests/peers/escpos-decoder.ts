import type { CodePageId } from '#domain/devices/printer.ts';
import { CODE_PAGES } from '#printers/code-pages.ts';

export interface PrintedRow {
  text: string;
  bold: boolean;
  size: 'normal' | 'tall' | 'wide' | 'large' | 'huge';
  inverse: boolean;
  align: 'left' | 'center' | 'right';
  /** Of a row that was sent as dots; `width` in bytes. */
  picture?: { width: number; height: number; bits: Uint8Array };
}

/** What came out of the printer between two cuts. */
export interface PrintedReceipt {
  rows: PrintedRow[];
  /** The rows as text; a QR code stands as '[QR data]'. */
  text: string;
  /** False for a torn-off beginning of a job that never reached its cut. */
  isCut: boolean;
}

/** ESC t n of Epson. */
const CODE_PAGE_NUMBERS: Record<number, CodePageId> = {
  0: 'PC437',
  2: 'PC850',
  16: 'WPC1252',
  18: 'PC852',
  19: 'PC858',
  40: 'ISO8859_15',
};

/** How many bytes follow ESC x and GS x for the commands with a fixed length. */
const ESC_LENGTHS: Record<string, number> = {
  '@': 0,
  '2': 0,
  '3': 1,
  '!': 1,
  E: 1,
  a: 1,
  t: 1,
  d: 1,
  '-': 1,
  M: 1,
  R: 1,
  p: 3,
  '{': 1,
};
const GS_LENGTHS: Record<string, number> = { '!': 1, B: 1, r: 1, H: 1, h: 1, w: 1, f: 1 };

/** Columns of a character. */
const WIDTHS = { normal: 1, tall: 1, wide: 2, large: 2, huge: 4 } as const;

/** Understands ESC/POS as a thermal printer does and writes down what would be on paper. */
export class EscPosDecoder {
  readonly receipts: PrintedReceipt[] = [];
  /** Bytes that are no command we know: a test should find none. */
  readonly unknown: string[] = [];
  drawerPulses = 0;
  /** Rows that were wider than the paper. */
  overflows = 0;
  readonly #columns: number;
  readonly #onStatusRequest: () => void;
  #bytes: number[] = [];
  #rows: PrintedRow[] = [];
  #row = '';
  #rowStyle: Omit<PrintedRow, 'text'> | null = null;
  #qr = '';
  #style = this.#initialStyle();

  constructor(columns: number, onStatusRequest: () => void) {
    this.#columns = columns;
    this.#onStatusRequest = onStatusRequest;
  }

  /** What was printed since the last cut. */
  get partialText(): string {
    return this.#rows.map((row) => row.text).join('\n') + this.#row;
  }

  feed(bytes: Iterable<number>): void {
    this.#bytes.push(...bytes);
    let at = 0;
    for (;;) {
      const length = this.#step(at);
      if (length === 0) break;
      at += length;
    }
    this.#bytes = this.#bytes.slice(at);
  }

  /** A broken connection leaves a half command behind, which the printer forgets. */
  forgetHalfCommand(): void {
    this.#bytes = [];
  }

  /** Works off one command or character; its length, or 0 when it is not complete yet. */
  #step(at: number): number {
    const byte = this.#bytes[at];
    if (byte === undefined) return 0;
    if (byte === 0x1b) return this.#escape(at);
    if (byte === 0x1d) return this.#group(at);
    if (byte === 0x1c) return this.#bytes.length > at + 1 ? 2 : 0;
    if (byte === 0x0a) this.#lineFeed();
    else if (byte >= 0x20) this.#print(byte);
    else if (byte !== 0x0d) this.unknown.push(byte.toString(16));
    return 1;
  }

  #escape(at: number): number {
    const code = this.#bytes[at + 1];
    if (code === undefined) return 0;
    const name = String.fromCharCode(code);
    const length = ESC_LENGTHS[name];
    if (length === undefined) {
      this.unknown.push(`1b ${code.toString(16)}`);
      return 2;
    }
    if (this.#bytes.length < at + 2 + length) return 0;
    const n = this.#bytes[at + 2] ?? 0;
    switch (name) {
      case '@':
        this.#initialise();
        break;
      case '!':
        // Sets size and bold together: without its bit bold is off.
        this.#style.bold = (n & 0x08) !== 0;
        this.#style.isTall = (n & 0x10) !== 0;
        this.#style.isWide = (n & 0x20) !== 0;
        this.#style.isHuge = false;
        break;
      case 'E':
        this.#style.bold = (n & 1) !== 0;
        break;
      case 'a':
        this.#style.align = (['left', 'center', 'right'] as const)[n % 48] ?? 'left';
        break;
      case 't':
        this.#style.codePage = CODE_PAGE_NUMBERS[n] ?? 'PC437';
        break;
      case 'd':
        this.#lineFeed();
        break;
      case 'p':
        this.drawerPulses += 1;
    }
    return 2 + length;
  }

  #group(at: number): number {
    const code = this.#bytes[at + 1];
    if (code === undefined) return 0;
    const name = String.fromCharCode(code);
    if (name === 'V') return this.#cut(at);
    if (name === '(') return this.#function(at);
    if (name === 'v') return this.#raster(at);
    const length = GS_LENGTHS[name];
    if (length === undefined) {
      this.unknown.push(`1d ${code.toString(16)}`);
      return 2;
    }
    const n = this.#bytes[at + 2];
    if (n === undefined) return 0;
    if (name === '!') {
      this.#style.isTall = (n & 0x0f) !== 0;
      this.#style.isWide = (n & 0xf0) !== 0;
      this.#style.isHuge = (n & 0x33) === 0x33;
    }
    if (name === 'B') this.#style.inverse = (n & 1) !== 0;
    if (name === 'r') this.#onStatusRequest();
    return 2 + length;
  }

  #cut(at: number): number {
    const mode = this.#bytes[at + 2];
    if (mode === undefined) return 0;
    if (mode >= 65 && this.#bytes.length < at + 4) return 0;
    this.#finish(true);
    return mode >= 65 ? 4 : 3;
  }

  /** GS ( k: the QR functions store data (80) and print it (81). */
  #function(at: number): number {
    const [low, high] = [this.#bytes[at + 3], this.#bytes[at + 4]];
    if (low === undefined || high === undefined) return 0;
    const length = low + high * 256;
    if (this.#bytes.length < at + 5 + length) return 0;
    const call = this.#bytes[at + 6];
    if (call === 0x50) this.#qr = Buffer.from(this.#bytes.slice(at + 8, at + 5 + length)).toString('utf8');
    if (call === 0x51) this.#rows.push({ text: `[QR ${this.#qr}]`, ...this.#current() });
    return 5 + length;
  }

  /** GS v 0: a picture of xL + xH bytes across and yL + yH dots down. */
  #raster(at: number): number {
    const [mode, scale, xLow = 0, xHigh = 0, yLow = 0, yHigh] = this.#bytes.slice(at + 2, at + 8);
    if (yHigh === undefined) return 0;
    if (mode !== 0x30 || scale !== 0) this.unknown.push('1d 76');
    const [width, height] = [xLow + xHigh * 256, yLow + yHigh * 256];
    const end = at + 8 + width * height;
    if (this.#bytes.length < end) return 0;
    if (width * 8 > this.#columns * 12) this.overflows += 1;
    const bits = Uint8Array.from(this.#bytes.slice(at + 8, end));
    this.#rows.push({ text: '', ...this.#current(), picture: { width, height, bits } });
    return end - at;
  }

  #print(byte: number): void {
    const upper = CODE_PAGES[this.#style.codePage].upper;
    this.#rowStyle ??= this.#current();
    this.#row += byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '\ufffd');
  }

  #lineFeed(): void {
    const style = this.#rowStyle ?? this.#current();
    if (this.#row.length * WIDTHS[style.size] > this.#columns) this.overflows += 1;
    this.#rows.push({ text: this.#row, ...style });
    this.#row = '';
    this.#rowStyle = null;
  }

  #finish(isCut: boolean): void {
    const rows = this.#rows;
    this.#rows = [];
    const text = rows
      .map((row) => row.text.trimEnd())
      .join('\n')
      .trim();
    if (text !== '' || rows.some(({ picture }) => picture)) this.receipts.push({ rows, text, isCut });
  }

  #initialise(): void {
    // What stands in the line buffer is dropped, what was fed stays on the paper.
    this.#row = '';
    this.#rowStyle = null;
    this.#finish(false);
    this.#style = this.#initialStyle();
  }

  #current(): Omit<PrintedRow, 'text'> {
    const { bold, inverse, align, isTall, isWide, isHuge } = this.#style;
    const size = isHuge ? 'huge' : isTall && isWide ? 'large' : isTall ? 'tall' : isWide ? 'wide' : 'normal';
    return { bold, inverse, align, size };
  }

  #initialStyle() {
    return {
      bold: false,
      inverse: false,
      isTall: false,
      isWide: false,
      isHuge: false,
      align: 'left' as PrintedRow['align'],
      codePage: 'PC437' as CodePageId,
    };
  }
}
