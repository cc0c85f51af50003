import type { Fault } from '#domain/errors.ts';
import { spelledOut } from '#domain/text/umlauts.ts';

/** Anything shorter can be brute-forced, whatever the characters (ASVS 6.2.1); forms recommend more. */
export const MINIMUM_PASSWORD = 8;
export const RECOMMENDED_PASSWORD = 15;
/** Anything longer would only keep the hash busy (A36); every 64-character passphrase fits. */
export const MAXIMUM_PASSWORD_BYTES = 256;
/** PINs for the terminals of time tracking. */
export const TERMINAL_PIN = /^\d{4,8}$/;

/** What an attacker who knows the shop or the person tries first: e-mail address, names, name of the shop. */
export type KnownTexts = readonly string[];

/**
 * What is wrong with a new password: 'too-short' (characters), 'too-long' (bytes of UTF-8) or 'password-guessable' when it
 * consists mainly of known texts. There are no composition rules (ASVS 6.2.5), and nothing is trimmed or case-folded before
 * it is stored. Common and breached passwords are checked elsewhere.
 */
export function passwordFault(password: string, known: KnownTexts): Fault | null {
  if ([...password].length < MINIMUM_PASSWORD) {
    return { code: 'too-short', params: { minimum: MINIMUM_PASSWORD } };
  }
  if (utf8Length(password) > MAXIMUM_PASSWORD_BYTES) {
    return { code: 'too-long', params: { maximum: MAXIMUM_PASSWORD_BYTES } };
  }
  return isGuessable(password, known) ? { code: 'password-guessable' } : null;
}

/** The length of a text in bytes of UTF-8; a lone surrogate counts as the replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** True when known words make up at least half of the letters and digits, and the rest alone would be too short. */
function isGuessable(password: string, known: KnownTexts): boolean {
  const folded = fold(password);
  const rest = wordsOf(known).reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest.length < MINIMUM_PASSWORD && rest.length < folded.length && rest.length * 2 <= folded.length;
}

/** Whole texts and their words of at least three letters, longest first: 'anna.abend@example.at' gives 'annaabendexampleat', 'example' ... */
function wordsOf(known: KnownTexts): string[] {
  const words = known.flatMap((text) => [fold(text), ...text.split(/[^\p{L}\p{N}]+/u).map(fold)]);
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** Lower-case letters and digits, the way people type without umlauts and accents: 'Käse-Café' -> 'kaesecafe'. */
function fold(text: string): string {
  return spelledOut(text.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
