import { ALLERGEN_NAMES } from './texts.ts';

/** The letters that Austrian menus use for the 14 EU allergens (recommended by the ministry of health). */
export const ALLERGENS = ALLERGEN_NAMES;

export type AllergenLetter = keyof typeof ALLERGENS;

export const ALLERGEN_LETTERS = Object.keys(ALLERGENS) as readonly AllergenLetter[];

/** The letters in a text such as 'A, C, G' or 'A (Weizen), G'; letters inside words do not count. */
export function allergenLetters(text: string): readonly AllergenLetter[] {
  return inOrder(partsOf(text).map(letterOf));
}

function inOrder(letters: readonly (AllergenLetter | null)[]): readonly AllergenLetter[] {
  return ALLERGEN_LETTERS.filter((letter) => letters.includes(letter));
}

/** 'keine' alone declares that there are none, in a translation 'none'; an empty text declares nothing. */
const NONE = /^(?:keine(?: allergene)?|none|no allergens)\.?$/i;
const TRACES = /spur|trace/i;

/**
 * The allergens that a text declares: its letters, none for 'keine', or null if missing letters prove nothing, because the
 * text is empty, mentions traces, or contains something that is not a letter (R146).
 */
export function declaredAllergens(text: string): readonly AllergenLetter[] | null {
  const parts = partsOf(text);
  if (parts.length === 0 || TRACES.test(text)) return null;
  if (parts.every((part) => NONE.test(part))) return [];
  const letters = parts.map(letterOf);
  return letters.includes(null) ? null : inOrder(letters);
}

/**
 * Adds a letter to the text, or removes it. The letters stay in alphabetical order; any other text is kept as written and
 * comes after them.
 */
export function withAllergen(text: string, letter: AllergenLetter, isOn: boolean): string {
  const others = partsOf(text).filter((part) => letterOf(part) !== letter);
  const parts = isOn ? [...others.filter((part) => !NONE.test(part)), letter] : others;
  const lettered = parts.filter((part) => letterOf(part) !== null);
  const words = parts.filter((part) => letterOf(part) === null);
  return [...lettered.toSorted(), ...words].join(', ');
}

/**
 * Merges several texts, for products made of several things: every letter once, in the order of the 14 classes, with the
 * words that came with it; parts without a letter come last. Nothing is lost except a 'keine' beside other entries.
 */
export function joinedAllergens(texts: readonly string[]): string {
  const all = texts.flatMap(partsOf);
  const some = all.filter((part) => !NONE.test(part));
  const parts = some.length > 0 ? some : all;
  const lettered = ALLERGEN_LETTERS.flatMap((letter) => {
    const own = parts.filter((part) => letterOf(part) === letter);
    if (own.length === 0) return [];
    const words = once(own.flatMap((part) => partsOf(wordsOf(part)))).join(', ');
    return [words === '' ? letter : `${letter} (${words})`];
  });
  return [...lettered, ...once(parts.filter((part) => letterOf(part) === null))].join(', ');
}

/** 'Weizen' of 'A (Weizen)' or 'A: Weizen'. */
function wordsOf(part: string): string {
  const rest = part.slice(1).trim();
  return rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest.replace(/^[:–-]\s*/, '');
}

/** Each word once, ignoring case, in its first spelling. */
function once(words: readonly string[]): string[] {
  const known = new Map(words.toReversed().map((word) => [word.toLocaleLowerCase('de'), word]));
  return [...new Set(words.map((word) => known.get(word.toLocaleLowerCase('de')) ?? word))];
}

/** Commas inside brackets do not separate: 'A (Weizen, Roggen), G' has two parts. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;](?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const LETTER = /^([A-Za-z])(?:\s*[(:–-].*)?$/s;

/** 'G', 'g' and 'G (Milch)' all mean G. */
function letterOf(part: string): AllergenLetter | null {
  const letter = LETTER.exec(part)?.[1]?.toUpperCase();
  return ALLERGEN_LETTERS.find((known) => known === letter) ?? null;
}
