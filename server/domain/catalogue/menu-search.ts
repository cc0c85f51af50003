import { shownName } from '#domain/text/translation.ts';
import type { Product } from './product.ts';

/** What of a product is searched; all as guests read it. */
export interface Searched {
  name: string;
  category: string;
  description: string;
  /** What it is made of or can be made of. */
  ingredients: readonly string[];
}

/** What a product is made of or can be made of, as guests read it (R139, R145). */
export function ingredientsOf({ config, contents = [] }: Pick<Product, 'config' | 'contents'>): string[] {
  return [
    ...config.parts.flatMap(({ options }) => options.map(shownName)),
    ...contents.map(({ name }) => name),
  ];
}

/** Where a word was found, the best first. */
const PLACES = {
  nameStart: 0,
  nameWord: 1,
  insideName: 2,
  misspeltName: 3,
  category: 4,
  text: 5,
  misspeltText: 6,
} as const;

/** Words of at least this length are also found inside others. */
const INSIDE = 3;
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

/**
 * A text as it is compared: small letters without accents; umlauts and what is typed in their place are the same ('Käse',
 * 'Kaese', 'kase'), as are ß and ss.
 */
export function searchForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}

/** The words of a text in the form in which they are compared. */
export function searchWords(text: string): string[] {
  return searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface Prepared<T> {
  entry: T;
  name: string[];
  category: string[];
  text: string[];
}

/**
 * The entries in which every word of `query` occurs, best first: names before everything else, at equal rank in the
 * order given. A word that occurs nowhere as typed may have one typo from 4 letters on and two from 8 (R145). Without
 * words nothing is found.
 */
export function searchMenu<T>(entries: readonly T[], textsOf: (entry: T) => Searched, query: string): T[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const prepared = entries.map((entry): Prepared<T> => {
    const { name, category, description, ingredients } = textsOf(entry);
    return {
      entry,
      name: searchWords(name),
      category: searchWords(category),
      text: searchWords([description, ...ingredients].join(' ')),
    };
  });
  const places = words.map((word) => placesOf(word, prepared));
  const isStart = ({ name }: Prepared<T>) => name.join(' ').startsWith(words.join(' '));
  return prepared
    .map((one, index) => {
      const found = places.map((place) => place[index] ?? null);
      const isFound = found.every((place) => place !== null);
      const rank = isStart(one)
        ? PLACES.nameStart
        : found.reduce<number>((sum, place) => sum + (place ?? 0), 1);
      return { entry: one.entry, isFound, rank, index };
    })
    .filter(({ isFound }) => isFound)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
}

/** Where the word is in each entry, or null; typos are tolerated only if it has no exact match anywhere. */
function placesOf<T>(word: string, prepared: readonly Prepared<T>[]): (number | null)[] {
  const exact = prepared.map((one) => placeOf(word, one));
  const typos = word.length >= TWO_TYPOS ? 2 : word.length >= ONE_TYPO ? 1 : 0;
  if (typos === 0 || exact.some((place) => place !== null)) return exact;
  return prepared.map(({ name, category, text }) => {
    const isNear = (other: string) => isMisspelt(word, other, typos);
    if (name.some(isNear)) return PLACES.misspeltName;
    return [...category, ...text].some(isNear) ? PLACES.misspeltText : null;
  });
}

function placeOf<T>(word: string, { name, category, text }: Prepared<T>): number | null {
  const begins = (other: string) => other.startsWith(word);
  const has = (other: string) => other.includes(word);
  if (name[0]?.startsWith(word)) return PLACES.nameStart;
  if (name.some(begins)) return PLACES.nameWord;
  if (word.length >= INSIDE && name.some(has)) return PLACES.insideName;
  if (category.some(begins)) return PLACES.category;
  if (word.length < INSIDE) return null;
  return text.some(word.length > INSIDE ? has : begins) ? PLACES.text : null;
}

/**
 * Whether `typed` is `word`, or its beginning while still being typed, with at most that many letters wrong, missing,
 * added or swapped with a neighbour.
 */
function isMisspelt(typed: string, word: string, typos: number): boolean {
  if (word.length < typed.length - typos) return false;
  const row = distances(typed, word.slice(0, typed.length + typos));
  return Math.min(...row.slice(Math.max(typed.length - typos, 0))) <= typos;
}

/** The distances of `typed` from each beginning of `word`, from '' on: Damerau and Levenshtein, neighbours swapped. */
function distances(typed: string, word: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last;
}
