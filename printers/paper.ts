import type { CodePageId } from '#domain/devices/printer.ts';
import { PREVIEW_CODE_PAGE } from './code-pages.ts';
import { transliterate } from './transliterate.ts';
import { wrap } from './wrapping/wrap.ts';

/** Characters per line at normal size: 58 mm paper holds 32, 80 mm paper 42 or 48, depending on the printer's font. */
export type Columns = 32 | 42 | 48;
export const COLUMNS: readonly Columns[] = [32, 42, 48];

/** tall: double height; large: double height and width, so half as many characters fit; huge: four times both. */
export type Size = 'normal' | 'tall' | 'large' | 'huge';
export type Align = 'left' | 'center' | 'right';

export interface Style {
  bold: boolean;
  size: Size;
  align: Align;
  /** White on black over the full width: for what must not be overlooked. */
  inverse: boolean;
  /** Blanks before every row, and before every row but the first. */
  indent: number;
  hanging: number;
}

/** A layout's output; lines may be of any length, `fitToPaper` makes them fit the paper. */
export type Line =
  | { kind: 'text'; text: string; style: Style }
  | { kind: 'columns'; left: string; right: string; style: Style }
  | { kind: 'rule'; character: '-' | '=' }
  | { kind: 'feed'; rows: number }
  | { kind: 'qr'; data: string }
  /** In the middle of the paper; what is wider than two thirds of it is left out. */
  | ({ kind: 'image'; text: string } & Picture)
  /** Where the slip says which of several copies it is; nothing on a single one. */
  | { kind: 'copy' }
  | { kind: 'cut' };

/** Black dots: `width` in bytes, the first dot is the highest bit. */
interface Picture {
  width: number;
  height: number;
  bits: Uint8Array;
}

/** Dots of a printer in the width of a character. */
const DOTS_PER_COLUMN = 12;

/**
 * One row as printed: never wider than the paper, only characters of the code page. `isCentered`: large letters, whose blanks are too
 * coarse to put them in the middle.
 */
export type Row =
  | { kind: 'row'; text: string; bold: boolean; size: Size; inverse: boolean; isCentered?: true }
  /** A row of text that the code page cannot spell, or an image. */
  | ({ kind: 'picture'; text: string } & Picture)
  | Extract<Line, { kind: 'feed' | 'qr' | 'cut' }>;

/** Draws a line that the code page cannot spell; null = it can, or it cannot be drawn. */
export type Painter = (line: Line, width: Columns, codePage: CodePageId) => Row[] | null;

const PLAIN: Style = { bold: false, size: 'normal', align: 'left', inverse: false, indent: 0, hanging: 0 };

export function text(content: string, style: Partial<Style> = {}): Line {
  return { kind: 'text', text: content, style: { ...PLAIN, ...style } };
}

/** Text on the left and an amount at the right edge. */
export function columns(left: string, right: string, style: Partial<Style> = {}): Line {
  return { kind: 'columns', left, right, style: { ...PLAIN, ...style } };
}

export function rule(character: '-' | '=' = '-'): Line {
  return { kind: 'rule', character };
}

export function feed(rows = 1): Line {
  return { kind: 'feed', rows };
}

export function qr(data: string): Line {
  return { kind: 'qr', data };
}

/** A picture; `name` stands for it in text. */
export function image(name: string, { width, height, bits }: Picture): Line {
  return { kind: 'image', text: name, width, height, bits };
}

export function copyMark(): Line {
  return { kind: 'copy' };
}

export function cut(): Line {
  return { kind: 'cut' };
}

/**
 * Wraps, aligns and transliterates: no row is wider than the paper, no character foreign to the code page. What
 * cannot be spelled becomes a picture where `paint` makes one, else '[...]'.
 */
export function fitToPaper(
  lines: readonly Line[],
  width: Columns,
  codePage: CodePageId = PREVIEW_CODE_PAGE,
  paint: Painter | null = null,
): Row[] {
  return lines.flatMap((line): Row[] => {
    const painted = paint?.(line, width, codePage);
    if (painted) return painted;
    switch (line.kind) {
      case 'text':
        return fitText(transliterate(line.text, codePage), line.style, width);
      case 'columns':
        return fitColumns(
          transliterate(line.left, codePage),
          transliterate(line.right, codePage).replaceAll(/\s/g, ' '),
          line.style,
          width,
        );
      case 'image':
        return fitImage(line, width);
      case 'copy':
        return [];
      case 'rule':
        return [row(line.character.repeat(width), PLAIN)];
      default:
        return [line];
    }
  });
}

function fitImage(
  { text: name, width, height, bits }: Extract<Line, { kind: 'image' }>,
  paper: Columns,
): Row[] {
  const room = Math.floor((paper * DOTS_PER_COLUMN) / 8);
  if (width > (room * 2) / 3) return [];
  const left = Math.floor((room - width) / 2);
  const placed = new Uint8Array((left + width) * height);
  for (let y = 0; y < height; y += 1)
    placed.set(bits.subarray(y * width, (y + 1) * width), y * (left + width) + left);
  const shown = aligned(name, 'center', paper);
  return [{ kind: 'picture', text: shown, width: left + width, height, bits: placed }];
}

function fitText(content: string, style: Style, paper: Columns): Row[] {
  const width = charactersPerRow(style, paper);
  return wrap(content, width - style.indent, width - style.indent - style.hanging).map((part, index) => {
    const blanks = ' '.repeat(style.indent + (index > 0 ? style.hanging : 0));
    const placed = aligned(blanks + part, style.align, width);
    return row(style.inverse ? placed.padEnd(width) : placed, style);
  });
}

function fitColumns(left: string, right: string, style: Style, paper: Columns): Row[] {
  const width = charactersPerRow(style, paper);
  // An amount that leaves too little room for the text beside it gets its own row.
  const beside = width - style.indent - right.length - 1;
  if (beside < Math.min(left.length, width / 3)) {
    return [...fitText(left, style, paper), ...fitText(right, { ...style, align: 'right' }, paper)];
  }
  const parts = wrap(left, beside, beside - style.hanging);
  if (parts.length === 0) parts.push('');
  return parts.map((part, index) => {
    const blanks = ' '.repeat(style.indent + (index > 0 ? style.hanging : 0));
    return row(index === 0 ? (blanks + part).padEnd(width - right.length) + right : blanks + part, style);
  });
}

function charactersPerRow(style: Style, paper: Columns): number {
  return Math.floor(paper / widthFactor(style.size));
}

/** The width in columns of one character of this size. */
export function widthFactor(size: Size): number {
  return size === 'huge' ? 4 : size === 'large' ? 2 : 1;
}

function aligned(content: string, align: Align, width: number): string {
  if (align === 'right') return content.padStart(width);
  if (align === 'center') return ' '.repeat(Math.floor((width - content.length) / 2)) + content;
  return content;
}

function row(content: string, style: Style): Row {
  const isCentered = style.align === 'center' && widthFactor(style.size) > 1 && !style.inverse;
  return {
    ...{ kind: 'row', text: content, bold: style.bold, size: style.size, inverse: style.inverse },
    ...(isCentered ? { isCentered } : {}),
  };
}
