/** Width of a text in points at a size; the caller knows the font. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

export const LINE_HEIGHT = 1.18;

export interface Fitted {
  lines: string[];
  size: number;
}

/** The largest size at which a text fits its lines; if it does not fit at the smallest, it ends with '…'. */
export function fitText(
  text: string,
  width: number,
  { largest, smallest, lines }: { largest: number; smallest: number; lines: number },
  measure: Measure,
  isBold = true,
): Fitted {
  const words = text.trim().split(/\s+/);
  for (let size = largest; size >= smallest; size -= 0.5) {
    const isWide = words.some((word) => measure(word, size, isBold) > width);
    const wrapped = wrap(words, width, (line) => measure(line, size, isBold));
    if (!isWide && wrapped.length <= lines) return { lines: wrapped, size };
  }
  const at = (line: string) => measure(line, smallest, isBold);
  const wrapped = wrap(
    words.flatMap((word) => broken(word, width, at)),
    width,
    at,
  );
  if (wrapped.length <= lines) return { lines: wrapped, size: smallest };
  const last = wrapped[lines - 1] ?? '';
  return { lines: [...wrapped.slice(0, lines - 1), shortened(last, width, at)], size: smallest };
}

function wrap(words: readonly string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A word wider than the label, split with hyphens. */
function broken(word: string, width: number, measure: (line: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function shortened(line: string, width: number, measure: (line: string) => number): string {
  let rest = line;
  while (rest !== '' && measure(`${rest}…`) > width) rest = rest.slice(0, -1).trimEnd();
  return `${rest}…`;
}

/** Below the last line no space is needed. */
export function heightOf({ lines, size }: Fitted): number {
  if (lines.length === 0) return 0;
  return ((lines.length - 1) * LINE_HEIGHT + 1) * size;
}

interface WrittenOut extends Fitted {
  /** The words for which there was no room. */
  rest: string;
}

/** A text as large as it fits into its place; at the smallest size as many whole lines as fit, at least one. */
export function writtenOut(
  text: string,
  { width, height }: { width: number; height: number },
  { small, smallest }: { small: number; smallest: number },
  measure: Measure,
): WrittenOut {
  // A list without blanks may be broken after its commas.
  const words = text
    .trim()
    .replaceAll(/,(?=\S)/g, ', ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return { lines: [], size: small, rest: '' };
  const at = (size: number): Fitted => {
    const measured = (line: string) => measure(line, size, false);
    const whole = words.flatMap((word) => broken(word, width, measured));
    return { lines: wrap(whole, width, measured), size };
  };
  for (let size = small; size > smallest; size -= 0.25) {
    const fitted = at(size);
    if (heightOf(fitted) <= height) return { ...fitted, rest: '' };
  }
  const { lines, size } = at(smallest);
  const count = Math.max(1, Math.floor((height / size - 1) / LINE_HEIGHT) + 1);
  return { lines: lines.slice(0, count), size, rest: lines.slice(count).join(' ') };
}
