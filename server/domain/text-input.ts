import type { ErrorCode } from './errors.ts';

/** Longest free text of a customer (comment, text step). */
export const MAXIMUM_TEXT = 2000;
/** Longest single-line field (name, street, city). */
export const MAXIMUM_LINE = 200;

// Reorders what follows on screen and on paper: RTL override tricks; and marks that nobody sees.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// ESC would reach the printer as a command, NUL would be refused by the database.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A multi-line text as it is stored: NFC, lines ended by \n, without control characters, lone surrogates and direction
 * marks, trimmed. Never throws; every expression is linear.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(LONE_SURROGATE, '')
    .replace(DIRECTION_MARKS, '')
    .normalize('NFC')
    .trim();
}

/** A single-line text as it is stored: like cleanText, every run of white space one blank. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** True for text that no keyboard makes: control characters (line breaks included), lone surrogates. */
export function hasControlCharacters(line: string): boolean {
  return line.search(CONTROL) >= 0 || line.search(LONE_SURROGATE) >= 0 || /[\t\r\n\u2028\u2029]/.test(line);
}

/** Judges a single-line field as it came in: control characters are refused, not repaired, because they are no typo. */
export function lineFault(line: string, maximum = MAXIMUM_LINE): ErrorCode | null {
  if (line.length > maximum * 4) return 'too-long';
  if (hasControlCharacters(line.trim())) return 'text-invalid';
  return cleanLine(line).length > maximum ? 'too-long' : null;
}

/** Judges a free text as it came in; control characters are no fault here, they are dropped by cleanText. */
export function textFault(text: string, maximum = MAXIMUM_TEXT): ErrorCode | null {
  return cleanText(text).length > maximum ? 'too-long' : null;
}
