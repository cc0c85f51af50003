import { LETTERS, lettersIn, PICTURES, TYPOGRAPHY } from './spelling-tables.ts';

/** Replaces a run of characters from a script without a Latin spelling here. */
const UNSPELLED = '[...]';
/** Joiners, variation selectors, skin tones and tags only modify the emoji before them. */
const MODIFIER =
  /\p{Variation_Selector}|[\u200b-\u200d\u2060\ufeff]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0000}-\u{e007f}]/u;
/** Control characters (an ESC from a customer must never command a printer), bidi marks, surrogates, soft hyphens. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\uffff\u{fff80}-\u{fffff}]/u;

/**
 * Spells a text with ASCII and the characters of an alphabet: typography, accents, other scripts and emoji become what it
 * has, never a question mark. Line breaks stay, all other control characters are removed (A5, A17); spaces that must not
 * break stay U+00A0.
 */
export function spelledWith(text: string, alphabet: ReadonlySet<string>): string {
  const normal = normalised(text);
  const special = lettersIn(normal);
  let result = '';
  for (const character of normal) {
    const spelled = spell(special.get(character) ?? character, alphabet);
    if (spelled === UNSPELLED && result.endsWith(UNSPELLED)) continue;
    if (spelled === '*' && character !== '*' && result.endsWith('*')) continue;
    result += spelled;
  }
  return result;
}

/** Whether a character can be spelled, instead of being left out. */
export function isSpelledWith(character: string, alphabet: ReadonlySet<string>): boolean {
  const spelled = spell(character, alphabet);
  return spelled !== UNSPELLED && (spelled !== '*' || character === '*');
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

function spell(character: string, alphabet: ReadonlySet<string>): string {
  if (character === '\n' || (character >= ' ' && character <= '~')) return character;
  if (character === '\t' || character === '\u3000') return ' ';
  if (character === '\u00a0' || character === '\u202f' || character === '\u2007') return '\u00a0';
  if (FORBIDDEN.test(character) || MODIFIER.test(character)) return '';
  if (alphabet.has(character)) return character;
  const known = TYPOGRAPHY[character] ?? LETTERS.get(character) ?? PICTURES[character];
  if (known !== undefined) return [...known].map((part) => spell(part, alphabet)).join('');
  return decomposed(character, alphabet) ?? unknown(character);
}

/** Letters without their accents, full-width and mathematical letters, ligatures, fractions. */
function decomposed(character: string, alphabet: ReadonlySet<string>): string | null {
  const parts = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (parts === '' || parts === character) return null;
  const spelled = [...parts].map((part) => spell(part, alphabet)).join('');
  return spelled.includes(UNSPELLED) ? null : spelled.replaceAll('\u00a0', ' ');
}

function unknown(character: string): string {
  if (/\p{M}/u.test(character)) return '';
  if (/\p{Z}/u.test(character)) return ' ';
  if (/[\p{L}\p{N}]/u.test(character)) return UNSPELLED;
  return '*';
}
