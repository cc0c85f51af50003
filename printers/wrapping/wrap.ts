import { hyphenPlaces } from './hyphenation.ts';

/** Room that is worth beginning a word in that will not fit a row of its own either. */
const LEAST_ROOM = 5;
/** Better than any syllable, and without a hyphen. */
const SEPARATORS = '-/_@.,;)&+';
const SEPARATED = 4;

/**
 * Breaks a text into rows of at most `first` characters for the first row and `rest` for the others: at blanks; words that are wider
 * than a row after hyphens, slashes and the like, else with a hyphen between syllables, and anywhere if there are none. A no-break
 * space does not break and becomes a blank. Line breaks of the text are kept; empty rows are not.
 */
export function wrap(text: string, first: number, rest: number): string[] {
  const rows: string[] = [];
  const width = () => Math.max(1, rows.length === 0 ? first : rest);
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      if (row !== '' && row.length + 1 + word.length <= width()) {
        row += ` ${word}`;
        continue;
      }
      let left = word;
      if (row !== '') {
        const isTooWide = word.length > Math.max(1, rest);
        // A row that would be half empty takes the first of two words with a hyphen or slash between them.
        const leastRank = isTooWide ? 1 : row.length < width() / 2 ? SEPARATED : null;
        const begun = leastRank === null ? null : begunBeside(word, width() - row.length - 1, leastRank);
        rows.push(begun === null ? row : `${row} ${begun.head}`);
        left = begun?.tail ?? word;
      }
      while (left.length > width()) {
        const { head, tail } = broken(left, width());
        rows.push(head);
        left = tail;
      }
      row = left;
    }
    if (row !== '') rows.push(row);
  }
  return rows.map((row) => row.replaceAll('\u00a0', ' '));
}

interface Broken {
  head: string;
  tail: string;
}

/** A word that is wider than a row. */
function broken(word: string, width: number): Broken {
  return brokenWell(word, width) ?? { head: word.slice(0, width), tail: word.slice(width) };
}

/** The beginning of a word in what is left of a row, only at a place that is easy to read. */
function begunBeside(word: string, room: number, leastRank: number): Broken | null {
  const isPlain = /\p{L}{3}/u.test(word) && !/[\p{N}@]/u.test(word);
  return room < LEAST_ROOM || !(isPlain || leastRank < SEPARATED) ? null : brokenWell(word, room, leastRank);
}

function brokenWell(word: string, width: number, leastRank = 0): Broken | null {
  const place = breakPlace(word, width, leastRank);
  if (place === null) return null;
  const { at, isHyphened } = place;
  return { head: word.slice(0, at) + (isHyphened ? '-' : ''), tail: word.slice(at) };
}

/** Where a word that is wider than a row breaks: at the best place of the second half of the row, else at the last one of the first. */
export function breakPlace(
  word: string,
  width: number,
  leastRank = 0,
): { at: number; isHyphened: boolean } | null {
  const separated = [...word.slice(0, width)].flatMap((character, index) =>
    SEPARATORS.includes(character) ? [{ at: index + 1, rank: SEPARATED }] : [],
  );
  const places = [...separated, ...hyphenPlaces(word).filter(({ at }) => at < width)]
    .filter(({ at, rank }) => rank >= leastRank && at < word.length)
    .sort((a, b) => b.rank - a.rank || b.at - a.at);
  const place = places.find(({ at }) => at > width / 2) ?? places.toSorted((a, b) => b.at - a.at).at(0);
  return place ? { at: place.at, isHyphened: place.rank < SEPARATED } : null;
}
