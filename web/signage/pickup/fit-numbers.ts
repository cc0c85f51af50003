interface Box {
  width: number;
  height: number;
}

interface Fit {
  columns: number;
  /** In CSS pixels. */
  fontSize: number;
}

/** Of the height of the type: a digit, any letter, the room beside a number, a row. */
const DIGIT = 0.66;
const LETTER = 0.95;
const BESIDE = 0.7;
const ROW = 1.3;
/** Larger would only be loud. */
const LARGEST_SHARE = 0.34;

/** The largest type in which each of the lists stands in a box of this size, and in how many columns. */
export function fitNumbers(lists: readonly (readonly string[])[], { width, height }: Box): Fit {
  const count = Math.max(1, ...lists.map((numbers) => numbers.length));
  const widest = Math.max(
    1,
    ...lists.flat().map((number) => number.length * (/^\d+$/.test(number) ? DIGIT : LETTER)),
  );
  let best: Fit = { columns: 1, fontSize: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const fontSize = Math.min(width / columns / (widest + BESIDE), height / rows / ROW);
    if (fontSize > best.fontSize) best = { columns, fontSize };
  }
  const largest = Math.min(width, height) * LARGEST_SHARE;
  return { columns: best.columns, fontSize: Math.floor(Math.min(best.fontSize, largest)) };
}
