import type { Paper } from '#text/papers/paper.ts';
import { PAGE } from '../label-sheet.ts';
import type { Measure } from '../label-text.ts';
import { linesWithin, type Setting } from './text-lines.ts';

/** What to draw, in points from the upper left corner of the page; `y` of a text is its baseline. */
export type PaperMark =
  | { kind: 'text'; x: number; y: number; size: number; isBold: boolean; isMuted: boolean; text: string }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number }
  /** The logo, as large as the box lets it be, at its upper left corner. */
  | { kind: 'logo'; x: number; y: number; width: number; height: number }
  | { kind: 'qr'; x: number; y: number; size: number; data: string };

export const MM = 72 / 25.4;
export const LEFT = 22 * MM;
export const RIGHT = PAGE.width - 20 * MM;
export const WIDTH = RIGHT - LEFT;
export const TOP = 18 * MM;
/** Where the last line of the text may stand; the foot is below. */
export const BOTTOM = PAGE.height - 24 * MM;
const FOOT = PAGE.height - 15 * MM;
export const LEADING = 1.36;
export const SMALL = 8;

/** The pages so far, and where the next line goes. */
export class Desk {
  readonly paper: Paper;
  readonly measure: Measure;
  readonly pages: PaperMark[][] = [[]];
  y = TOP;
  /** Whether the head of the items has to come again on a new page. */
  isInTable = false;

  readonly #tableHead: (desk: Desk) => void;

  constructor(paper: Paper, measure: Measure, tableHead: (desk: Desk) => void) {
    this.paper = paper;
    this.measure = measure;
    this.#tableHead = tableHead;
  }

  mark(mark: PaperMark): void {
    this.pages.at(-1)?.push(mark);
  }

  /** Starts a new page unless this much is left of this one; true if it did. */
  room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pages.push([]);
    this.y = TOP;
    this.text(this.paper.title, LEFT, { size: SMALL, isBold: true });
    this.y += SMALL * LEADING;
    this.rule(0.5);
    this.y += 14;
    if (this.isInTable) this.#tableHead(this);
    return true;
  }

  rule(weight: number, x = LEFT, width = WIDTH): void {
    this.mark({ kind: 'rule', x, y: this.y, width, weight });
  }

  /** A line whose top is the present height; `right` is an edge to end at instead of one to begin at. */
  text(
    text: string,
    x: number,
    {
      size,
      isBold = false,
      isMuted = false,
      isRight = false,
    }: Setting & { isMuted?: boolean; isRight?: boolean },
    top = this.y,
  ): void {
    if (text === '') return;
    const start = isRight ? x - this.measure(text, size, isBold) : x;
    this.mark({ kind: 'text', x: start, y: top + size, size, isBold, isMuted, text });
  }

  /** Lines below each other from the present height on; answers where they end. */
  lines(texts: readonly string[], x: number, setting: Setting & { isMuted?: boolean }, top = this.y): number {
    let at = top;
    for (const text of texts) {
      this.text(text, x, setting, at);
      at += setting.size * LEADING;
    }
    return at;
  }

  wrapped(text: string, width: number, setting: Setting): string[] {
    return linesWithin(text, width, setting, this.measure);
  }

  finished(): PaperMark[][] {
    const { footer, pageText } = this.paper;
    for (const [index, page] of this.pages.entries()) {
      const pageOf = pageText(index + 1, this.pages.length);
      const width = this.measure(pageOf, 7.5, false);
      const said = this.wrapped(footer, WIDTH - width - 20, { size: 7.5 })[0] ?? '';
      const line = { kind: 'text', y: FOOT, size: 7.5, isBold: false, isMuted: true } as const;
      page.push(
        { kind: 'rule', x: LEFT, y: FOOT - 12, width: WIDTH, weight: 0.5 },
        { ...line, x: LEFT, text: said },
        { ...line, x: RIGHT - width, text: pageOf },
      );
    }
    return this.pages;
  }
}
