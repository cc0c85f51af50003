import type { CodePageId } from '#domain/devices/printer.ts';
import { plainCharacters } from '#domain/text/spelling.ts';
import type { Columns, Painter, Row, Size, Style } from '../paper.ts';
import { isSpelled, transliterate } from '../transliterate.ts';
import { breakPlace } from '../wrapping/wrap.ts';
import { asSeen, isRightToLeft, joined } from './right-to-left.ts';

/** A character as dots: 16 rows, the pen moves on by 0 (a mark above the letter before), 8 or 16 dots. */
export interface Glyph {
  advance: number;
  dots: readonly (readonly [x: number, y: number])[];
}

/** Null for a character that the font lacks. */
export type GlyphFont = (character: string) => Glyph | null;

export const GLYPH_HEIGHT = 16;

type Picture = Extract<Row, { kind: 'picture' }>;

/** Dots of the paper per dot of the font, so that letters are about as large as the printer's own. */
const SCALES: Readonly<Record<Size, readonly [x: number, y: number]>> = {
  normal: [2, 2],
  tall: [2, 3],
  large: [3, 3],
  huge: [6, 6],
};
/** A column of the paper is as wide as a letter of the printer, a blank here as a letter of the font. */
const COLUMN = 12;
const BLANK = 8;
/** White below each row. */
const LEADING = 4;

/** Knows only how wide characters are: previews show the text itself. */
const MEASURE_ONLY: GlyphFont = (character) => ({
  advance: /\p{M}/u.test(character)
    ? 0
    : /[\u1100-\u115f\u2e80-\uffdc\u{1f000}-\u{3ffff}]/u.test(character)
      ? 16
      : 8,
  dots: [],
});

/** For previews: the text itself stands where the picture will. */
export const paintForPreview = painterWith(MEASURE_ONLY);

/** A letter with the marks above and below it. */
interface Cluster {
  /** As it is drawn; an Arabic letter in the form that its neighbours give it. */
  character: string;
  /** As it was written. */
  text: string;
  advance: number;
  glyphs: Glyph[];
}

/** Draws with this font; without one nothing. */
export function painterWith(font: GlyphFont | null): Painter | null {
  return (
    font &&
    ((line, width, codePage) => {
      if (line.kind === 'columns') return pictureRows(line, width, codePage, font);
      return line.kind === 'text'
        ? pictureRows({ left: line.text, style: line.style }, width, codePage, font)
        : null;
    })
  );
}

interface PictureText {
  left: string;
  /** At the right edge of the first row. */
  right?: string;
  style: Style;
}

/**
 * The rows of a text that the code page cannot spell, as pictures; null if it can, or if the font has none of what is missing:
 * then the text is printed as far as it goes.
 */
function pictureRows(
  { left, right = '', style }: PictureText,
  paper: Columns,
  codePage: CodePageId,
  font: GlyphFont,
): Picture[] | null {
  const missing = [...plainCharacters(left + right)].filter((character) => !isSpelled(character, codePage));
  if (!missing.some((character) => font(character))) return null;
  const [scale] = SCALES[style.size];
  const width = Math.floor((paper * COLUMN) / scale);
  const beside = clusters(right, codePage, font);
  const [indent, hanging] = [style.indent * BLANK, (style.indent + style.hanging) * BLANK];
  const room = beside.length === 0 ? width : width - widthOf(beside) - BLANK;
  const rows = plainCharacters(left)
    .split('\n')
    .flatMap((paragraph) => {
      const isRight = isRightToLeft([...paragraph].find((one) => /\p{L}/u.test(one)) ?? '');
      const parts = wrapped(clusters(paragraph, codePage, font), room - indent, room - hanging, font);
      return parts.map((part) => ({ part, seen: seenRow(part, isRight, font), isRight }));
    });
  return rows.map(({ part, seen, isRight }, index) => {
    const blanks = index === 0 ? indent : hanging;
    const free = room - blanks - widthOf(seen);
    const align = isRight && style.align === 'left' && beside.length === 0 ? 'right' : style.align;
    const start = blanks + (align === 'left' ? 0 : align === 'right' ? free : Math.floor(free / 2));
    const canvas = new Canvas(paper, style);
    canvas.draw(start, seen);
    if (index === 0) canvas.draw(width - widthOf(beside), beside);
    const told = part.map(({ text }) => text).join('');
    return canvas.picture(index === 0 && right !== '' ? `${told} ${right}` : told);
  });
}

/** What the font lacks is spelled as far as it goes. */
function clusters(text: string, codePage: CodePageId, font: GlyphFont): Cluster[] {
  const written = [...plainCharacters(text)];
  const result: Cluster[] = [];
  for (const [index, character] of [...joined(written.join(''))].entries()) {
    const drawable = font(character) ? character : transliterate(character, codePage);
    for (const one of drawable) {
      const glyph = font(one);
      if (!glyph) continue;
      const letter = one === character ? (written[index] ?? one) : one;
      const last = result.at(-1);
      if (glyph.advance === 0 && last) {
        last.glyphs.push(shifted(glyph, last));
        last.text += letter;
      } else result.push({ character: one, text: letter, advance: glyph.advance, glyphs: [glyph] });
    }
  }
  return result;
}

/** A row as it is seen; a bracket that opens the other way round is drawn so. */
function seenRow(row: readonly Cluster[], isParagraphRight: boolean, font: GlyphFont): Cluster[] {
  return asSeen(row, isParagraphRight).map(({ character, ...cluster }) => {
    const glyph = cluster.glyphs.length === 1 ? font(character) : null;
    return { ...cluster, character, glyphs: glyph ? [glyph] : cluster.glyphs };
  });
}

/** Marks are drawn from the end of their letter, backwards. */
function shifted(mark: Glyph, { advance }: Cluster): Glyph {
  return { ...mark, dots: mark.dots.map(([x, y]) => [x + advance, y]) };
}

function widthOf(row: readonly Cluster[]): number {
  return row.reduce((sum, { advance }) => sum + advance, 0);
}

/** Broken after blanks and beside wide characters; a word that alone is wider than a row as in rows of text. */
function wrapped(text: readonly Cluster[], first: number, rest: number, font: GlyphFont): Cluster[][] {
  const rows: Cluster[][] = [];
  let row: Cluster[] = [];
  for (const [index, cluster] of text.entries()) {
    const width = rows.length === 0 ? first : rest;
    if (row.length > 0 && cluster.character !== ' ' && widthOf(row) + cluster.advance > width) {
      const at = row.findLastIndex((_, place) => isBreak(row[place - 1], row[place] ?? cluster));
      if (isBreak(row.at(-1), cluster) || at > 0) {
        const end = isBreak(row.at(-1), cluster) ? row.length : at;
        rows.push(trimmed(row.slice(0, end)));
        row = row.slice(end);
      } else {
        const { head, tail } = insideWord(row, text.slice(index), width, font);
        rows.push(head);
        row = tail;
      }
    }
    if (row.length > 0 || cluster.character !== ' ') row.push(cluster);
  }
  if (trimmed(row).length > 0) rows.push(trimmed(row));
  return rows;
}

/** A row that is a single word and goes on. */
function insideWord(
  row: readonly Cluster[],
  ahead: readonly Cluster[],
  width: number,
  font: GlyphFont,
): { head: Cluster[]; tail: Cluster[] } {
  const end = ahead.findIndex((cluster, index) => isBreak(ahead[index - 1] ?? row.at(-1), cluster));
  const word = [...row, ...(end < 0 ? ahead : ahead.slice(0, end))];
  const letters = word.map(({ character }) => character).join('');
  const place =
    letters.length === word.length ? breakPlace(letters.trimEnd(), Math.floor(width / BLANK)) : null;
  const at = place === null || place.at > row.length ? row.length : place.at;
  const hyphen = at === place?.at && place.isHyphened ? font('-') : null;
  const head = row.slice(0, at);
  if (hyphen) head.push({ character: '-', text: '-', advance: hyphen.advance, glyphs: [hyphen] });
  return { head, tail: row.slice(at) };
}

function isBreak(before: Cluster | undefined, after: Cluster): boolean {
  if (!before) return false;
  const isWide = before.advance > BLANK || after.advance > BLANK;
  return before.character === ' ' || (isWide && !/\p{P}/u.test(after.character));
}

function trimmed(row: readonly Cluster[]): Cluster[] {
  return row.slice(0, row.findLastIndex(({ character }) => character !== ' ') + 1);
}

/** A black-and-white picture as wide as the paper. */
class Canvas {
  readonly #style: Style;
  readonly #width: number;
  readonly #height: number;
  readonly #bits: Uint8Array;

  constructor(paper: Columns, style: Style) {
    this.#style = style;
    this.#width = (paper * COLUMN) / 8;
    this.#height = GLYPH_HEIGHT * SCALES[style.size][1] + LEADING;
    this.#bits = new Uint8Array(this.#width * this.#height);
  }

  /** `start` in dots of the font. */
  draw(start: number, row: readonly Cluster[]): void {
    const [across, down] = SCALES[this.#style.size];
    const thick = across + (this.#style.bold ? 1 : 0);
    let pen = start;
    for (const { advance, glyphs } of row) {
      for (const [x, y] of glyphs.flatMap(({ dots }) => dots))
        for (let dy = 0; dy < down; dy += 1)
          for (let dx = 0; dx < thick; dx += 1) this.#set((pen + x) * across + dx, y * down + dy);
      pen += advance;
    }
  }

  picture(text: string): Picture {
    const bits = this.#style.inverse ? this.#bits.map((byte) => byte ^ 0xff) : this.#bits;
    return { kind: 'picture', text, width: this.#width, height: this.#height, bits };
  }

  #set(x: number, y: number): void {
    if (x < 0 || x >= this.#width * 8) return;
    const at = y * this.#width + (x >> 3);
    this.#bits[at] = (this.#bits[at] ?? 0) | (0x80 >> (x & 7));
  }
}
