import { createRequire } from 'node:module';

/** What the package exports; it ships no types. */
interface PasswordList {
  test(password: string): boolean;
}

/** What @zxcvbn-ts/language-de exports, of which only the words are used. */
interface GermanWords {
  dictionary: Readonly<Record<'commonWords' | 'firstnames' | 'lastnames', readonly string[]>>;
}

/**
 * With so many signs of their own around a word there are more guesses than the limits of the login allow in years; a date
 * of birth has one less.
 */
const MANY_SIGNS = 9;
/** As people write umlauts where they cannot type them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** What people put in the place of a letter: 'P@ssw0rt'. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
/** Passwords that are common in German and stand in no dictionary of words. */
const PHRASES = [
  'administrator',
  'bayern',
  'fussball',
  'gasthaus',
  'gutenmorgen',
  'hallihallo',
  'hallochef',
  'hallowelt',
  'ichliebedich',
  'ichbincool',
  'ichhassedich',
  'kennwort',
  'oesterreich',
  'schatzi',
  'schnitzel',
  'servus',
  'steiermark',
  'tirol',
  'willkommenzuhause',
  'wirtshaus',
];

/**
 * Whether a password is a common German word or name, once or several times, with nothing but digits and signs around it
 * ('Sommer2026!', 'Willkommen123456789', 'hallohallo'), which English lists do not know. Several different words are none,
 * nor is a word with many signs of their own: those of a row ('12345', '!!!!') count as one.
 */
export function isGermanWord(password: string): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  const core = /\p{L}(?:.*\p{L})?/su.exec(folded)?.[0];
  if (core === undefined) return false;
  const around = folded.replace(core, '');
  if (ownSigns(around) >= MANY_SIGNS) return false;
  words ??= germanWords();
  return words.has(once(core)) || words.has(once(asLetters(core)));
}

function asLetters(core: string): string {
  return core.replaceAll(/[^\p{L}]/gu, (sign) => LOOKALIKES[sign] ?? sign);
}

/** 'hallohallo' -> 'hallo' */
function once(core: string): string {
  return /^(.{3,}?)\1+$/su.exec(core)?.[1] ?? core;
}

/** How many signs there are, those that continue a row (up, down, the same again; 0 after 9) left out. */
function ownSigns(signs: string): number {
  const points = [...signs.replaceAll('90', '9')].map((sign) => sign.codePointAt(0) ?? 0);
  return points.filter((point, index) => Math.abs(point - (points[index - 1] ?? -1)) > 1).length;
}

let words: ReadonlySet<string> | null = null;

function germanWords(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-de') as GermanWords;
  const plain = [...dictionary.commonWords, ...dictionary.firstnames, ...dictionary.lastnames, ...PHRASES];
  const writtenOut = plain.map((word) =>
    word.replaceAll(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter),
  );
  return new Set([...plain, ...writtenOut]);
}

/**
 * Whether a password is one of the 50,000 commonest of at least 8 characters, ignoring case. The list is unpacked on first
 * use: most server runs never need it.
 */
export function isFrequentPassword(password: string): boolean {
  list ??= createRequire(import.meta.url)('fxa-common-password-list') as PasswordList;
  // Every entry of the list is in lower case.
  return list.test(password.toLowerCase());
}

let list: PasswordList | null = null;
