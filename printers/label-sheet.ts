import { FURTHER_ALLERGENS, LABEL_GRIDS, type LabelGrid, type LabelText } from '#domain/drawing/label.ts';
import { type Fitted, fitText, heightOf, LINE_HEIGHT, type Measure, writtenOut } from './label-text.ts';

/** What to draw, in points (1/72 inch) from the upper left corner of the page; `y` of a text is its baseline. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; isBold: boolean; text: string }
  | { kind: 'qr'; x: number; y: number; size: number; data: string };

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** One page; places before the first label of a partly used sheet are left out. */
export interface Sheet {
  places: readonly Place[];
}

const MM = 72 / 25.4;
/** A4. */
export const PAGE = { width: 210 * MM, height: 297 * MM } as const;

interface Format {
  /** Of a label, and the gaps between labels; millimetres. */
  width: number;
  height: number;
  gap: number;
  padding: number;
  name: { largest: number; smallest: number; lines: number };
  price: number;
  small: number;
  /** Of allergens that do not fit at `small`: the law wants an x-height of 0.9 mm on small labels, 1.2 mm on others. */
  smallest: number;
  qr: number;
}

/** The most common sheets: 48 labels of 45.7 x 21.2 mm, and 10 of 99.1 x 57 mm. */
const LABEL_FORMATS: Readonly<Record<LabelGrid, Format>> = {
  compact: {
    width: 45.7,
    height: 21.2,
    gap: 2.5,
    padding: 1.8,
    name: { largest: 10, smallest: 6.5, lines: 2 },
    price: 12,
    small: 6,
    smallest: 5,
    qr: 12,
  },
  detail: {
    width: 99.1,
    height: 57,
    gap: 2.5,
    padding: 5,
    name: { largest: 21, smallest: 11, lines: 3 },
    price: 28,
    small: 9.5,
    smallest: 6.8,
    qr: 24,
  },
};

/**
 * Lays out labels on sheets. `start` is the first free place of the first sheet, from 1. Allergens are always written out:
 * in smaller type, on more lines, and what still does not fit on labels that follow (R121).
 */
export function layOutLabels(
  labels: readonly LabelText[],
  { grid, start }: { grid: LabelGrid; start: number },
  measure: Measure,
): Sheet[] {
  const { rows, columns } = LABEL_GRIDS[grid];
  const perSheet = rows * columns;
  const sheets: Place[][] = [];
  let place = start - 1;
  for (const label of labels) {
    for (let rest: LabelText | null = label; rest !== null; place += 1) {
      const sheet = Math.floor(place / perSheet);
      sheets[sheet] ??= [];
      const placed: Placed = placeOf(rest, grid, place % perSheet, measure);
      sheets[sheet].push(placed.place);
      rest = placed.rest;
    }
  }
  return sheets.map((places) => ({ places }));
}

/** The position of a place on the sheet, from 0, row by row. */
export function frameOf(grid: LabelGrid, place: number): Omit<Place, 'marks'> {
  const { rows, columns } = LABEL_GRIDS[grid];
  const { width, height, gap } = LABEL_FORMATS[grid];
  const left = (210 - columns * width - (columns - 1) * gap) / 2;
  const top = (297 - rows * height) / 2;
  return {
    x: (left + (place % columns) * (width + gap)) * MM,
    y: (top + Math.floor(place / columns) * height) * MM,
    width: width * MM,
    height: height * MM,
  };
}

interface Placed {
  place: Place;
  /** The label that goes on where this one was full. */
  rest: LabelText | null;
}

function placeOf(label: LabelText, grid: LabelGrid, place: number, measure: Measure): Placed {
  const frame = frameOf(grid, place);
  const format = LABEL_FORMATS[grid];
  const padding = format.padding * MM;
  const inner = {
    left: frame.x + padding,
    right: frame.x + frame.width - padding,
    top: frame.y + padding,
    bottom: frame.y + frame.height - padding,
  };
  const qr = label.link === '' ? 0 : format.qr * MM;
  const marks: Mark[] = [];
  if (qr > 0)
    marks.push({ kind: 'qr', x: inner.right - qr, y: inner.bottom - qr, size: qr, data: label.link });

  const beside = inner.right - inner.left - (qr > 0 ? qr + padding : 0);
  const lowest = bottomMarks(
    label,
    { left: inner.left, bottom: inner.bottom, width: beside },
    format,
    measure,
  );
  marks.push(...lowest.marks);

  // Allergens must always be there: a long name gets smaller rather than push them off.
  const shortest = nameWithin(label.name, beside, 0, format, measure);
  const below = lowest.top - inner.top - shortest.lines.length * shortest.size * LINE_HEIGHT;
  const allergens = writtenOut(label.allergens, { width: beside, height: below }, format, measure);
  const room = lowest.top - inner.top - heightOf(allergens);
  // Everything below the name leaves room for the code; so does a name that would reach down to it.
  const wide = nameWithin(label.name, inner.right - inner.left, room, format, measure);
  const isAbove = inner.top + wide.lines.length * wide.size * LINE_HEIGHT <= inner.bottom - qr;
  const name = isAbove ? wide : nameWithin(label.name, beside, room, format, measure);
  let y = inner.top;
  for (const text of name.lines) {
    marks.push({ kind: 'text', x: inner.left, y: y + name.size, size: name.size, isBold: true, text });
    y += name.size * LINE_HEIGHT;
  }
  const { size } = allergens;
  for (const text of allergens.lines) {
    marks.push({ kind: 'text', x: inner.left, y: y + size, size, isBold: false, text });
    y += size * LINE_HEIGHT;
  }
  return { place: { ...frame, marks }, rest: restOf(label, allergens.rest) };
}

/** The label that has what the one before had no room for: nothing but the name and these allergens. */
function restOf(label: LabelText, rest: string): LabelText | null {
  if (rest === '') return null;
  return {
    ...label,
    price: '',
    unit: '',
    unitPrice: '',
    link: '',
    allergens: `${FURTHER_ALLERGENS} ${rest}`,
  };
}

/** The name as large as what is below it allows. */
function nameWithin(text: string, width: number, room: number, { name }: Format, measure: Measure): Fitted {
  for (let largest = name.largest; largest > name.smallest; largest -= 0.5) {
    const fitted = fitText(text, width, { ...name, largest }, measure);
    if (fitted.lines.length * fitted.size * LINE_HEIGHT <= room) return fitted;
  }
  return fitText(text, width, { ...name, largest: name.smallest }, measure);
}

/** Price, unit and price per kilogram from the bottom up; `top` is where they begin. */
function bottomMarks(
  { price, unit, unitPrice }: LabelText,
  { left, bottom, width }: { left: number; bottom: number; width: number },
  format: Format,
  measure: Measure,
): { marks: Mark[]; top: number } {
  const marks: Mark[] = [];
  let base = bottom - format.small * 0.2;
  let top = bottom;
  if (unitPrice !== '') {
    const { lines, size } = fitText(unitPrice, width, oneLine(format.small), measure);
    marks.push({ kind: 'text', x: left, y: base, size, isBold: false, text: lines[0] ?? '' });
    top = base - size;
    base = top - format.small * 0.25;
  }
  if (price !== '') {
    const { lines, size } = fitText(price, width, oneLine(format.price), measure);
    const text = lines[0] ?? '';
    marks.push({ kind: 'text', x: left, y: base, size, isBold: true, text });
    const used = measure(text, size, true) + format.small * 0.5;
    const isBeside = measure(unit, format.small, false) <= width - used;
    if (unit !== '' && isBeside)
      marks.push({ kind: 'text', x: left + used, y: base, size: format.small, isBold: false, text: unit });
    top = base - size;
    if (unit !== '' && !isBeside) {
      const fitted = fitText(unit, width, oneLine(format.small), measure);
      top -= format.small * 0.2;
      marks.push({
        kind: 'text',
        x: left,
        y: top,
        size: fitted.size,
        isBold: false,
        text: fitted.lines[0] ?? '',
      });
      top -= fitted.size;
    }
  }
  return { marks, top };
}

function oneLine(largest: number) {
  return { largest, smallest: largest * 0.6, lines: 1 };
}
