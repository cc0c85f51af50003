import type { CodePageId } from '#domain/devices/printer.ts';
import { printableCharacters } from './code-pages.ts';
import { LETTERS, lettersIn, PICTURES, TYPOGRAPHY } from './transliteration-tables.ts';

/** Replaces a run of characters from a script without a Latin spelling here: staff then read the order on screen. */
const UNPRINTABLE = '[...]';
/** Joiners, variation selectors, skin tones and tags only modify the emoji before them. */
const MODIFIER =
  /\p{Variation_Selector}|[\u200b-\u200d\u2060\ufeff]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0000}-\u{e007f}]/u;
/** Control characters (an ESC from a customer must never command the printer), bidi marks, surrogates, soft hyphens. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\uffff\u{fff80}-\u{fffff}]/u;

/**
 * Spells a text with the characters of a printer's code page: typography, accents, other scripts and emoji become
 * printable, never a question mark. Line breaks stay, all other control characters are removed (A5, A17).
 */
export function transliterate(text: string, codePage: CodePageId): string {
  const page = printableCharacters(codePage);
  const normal = normalised(text);
  const special = lettersIn(normal);
  let result = '';
  for (const character of normal) {
    const spelled = spell(special.get(character) ?? character, page);
    if (spelled === UNPRINTABLE && result.endsWith(UNPRINTABLE)) continue;
    if (spelled === '*' && character !== '*' && result.endsWith('*')) continue;
    result += spelled;
  }
  return result;
}

/** Whether a character can be spelled, instead of being left out. */
export function isSpelled(character: string, codePage: CodePageId): boolean {
  const spelled = spell(character, printableCharacters(codePage));
  return spelled !== UNPRINTABLE && (spelled !== '*' || character === '*');
}

/** The text in its own letters, but without what must not reach a printer; emoji with a meaning for the kitchen as words. */
export function plainCharacters(text: string): string {
  return [...normalised(text)]
    .map((character) => {
      if (character === '\n') return character;
      if (FORBIDDEN.test(character) || MODIFIER.test(character)) return '';
      return PICTURES[character] ?? character.replace(/\p{Z}|\t/u, ' ');
    })
    .join('');
}

function normalised(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n');
}

function spell(character: string, page: ReadonlySet<string>): string {
  if (character === '\n' || (character >= ' ' && character <= '~')) return character;
  if (character === '\t' || character === '\u3000') return ' ';
  if (character === '\u00a0' || character === '\u202f' || character === '\u2007') return '\u00a0';
  if (FORBIDDEN.test(character) || MODIFIER.test(character)) return '';
  if (page.has(character)) return character;
  const known = TYPOGRAPHY[character] ?? LETTERS.get(character) ?? PICTURES[character];
  if (known !== undefined) return [...known].map((part) => spell(part, page)).join('');
  return decomposed(character, page) ?? unknown(character);
}

/** Letters without their accents, full-width and mathematical letters, ligatures, fractions. */
function decomposed(character: string, page: ReadonlySet<string>): string | null {
  const parts = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (parts === '' || parts === character) return null;
  const spelled = [...parts].map((part) => spell(part, page)).join('');
  return spelled.includes(UNPRINTABLE) ? null : spelled.replaceAll('\u00a0', ' ');
}

function unknown(character: string): string {
  if (/\p{M}/u.test(character)) return '';
  if (/\p{Z}/u.test(character)) return ' ';
  if (/[\p{L}\p{N}]/u.test(character)) return UNPRINTABLE;
  return '*';
}
