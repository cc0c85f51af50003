import { createRequire } from 'node:module';

/** What the package exports; it ships no types. */
interface PasswordList {
  test(password: string): boolean;
}

/** What @zxcvbn-ts/language-de exports, of which only the words are used. */
interface GermanWords {
  dictionary: Readonly<Record<'commonWords' | 'firstnames' | 'lastnames', readonly string[]>>;
}

/** With so many signs around a word there are more guesses than the limits of the login allow in years. */
const LONG = 12;
const WORD_AND_SIGNS = /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u;
/** As people write umlauts where they cannot type them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Whether a password is a common German word or name with nothing but digits and signs around it ('Sommer2026!'), which
 * English lists do not know. From 12 characters on it is none.
 */
export function isGermanWord(password: string): boolean {
  const word = WORD_AND_SIGNS.exec(password.normalize('NFC').toLowerCase())?.[1];
  if (word === undefined || [...password].length >= LONG) return false;
  words ??= germanWords();
  return words.has(word);
}

let words: ReadonlySet<string> | null = null;

function germanWords(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-de') as GermanWords;
  const plain = [...dictionary.commonWords, ...dictionary.firstnames, ...dictionary.lastnames];
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
