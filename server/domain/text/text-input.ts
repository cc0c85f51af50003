import type { ErrorCode, Fault } from '#domain/errors.ts';

/** Maximum length of a customer's free text (comment, text step). */
export const MAXIMUM_TEXT = 2000;
/** Maximum length of a single-line field (name, street, city). */
export const MAXIMUM_LINE = 200;

// Characters that reorder the following text on screen and paper (RTL override tricks), and invisible marks.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// ESC would reach the printer as a command, NUL would be rejected by the database.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A multi-line text as stored: NFC, \n line endings, without control characters, lone surrogates and direction marks,
 * trimmed. Never throws; every regular expression is linear.
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

/** A single-line text as stored: like cleanText, with every run of white space collapsed to one blank. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** True for text that no keyboard produces: control characters (line breaks included), lone surrogates. */
export function hasControlCharacters(line: string): boolean {
  return line.search(CONTROL) >= 0 || line.search(LONE_SURROGATE) >= 0 || /[\t\r\n\u2028\u2029]/.test(line);
}

/**
 * Validates a single-line field as received: control characters are rejected, not repaired, because they are never a typo.
 */
export function lineFault(line: string, maximum = MAXIMUM_LINE): ErrorCode | null {
  if (line.length > maximum * 4) return 'too-long';
  if (hasControlCharacters(line.trim())) return 'text-invalid';
  return cleanLine(line).length > maximum ? 'too-long' : null;
}

/** Validates a free text as received; control characters are no fault here, cleanText drops them. */
export function textFault(text: string, maximum = MAXIMUM_TEXT): ErrorCode | null {
  return cleanText(text).length > maximum ? 'too-long' : null;
}

/** The most faults in one response. */
const MAX_FAULTS = 50;

/**
 * The faults in the texts of an input, including its property names, checked before anything else: U+0000 and lone
 * surrogates cannot be stored in any database. One fault per place, at most 50. Takes any JSON value of any depth.
 */
export function unstorableTexts(input: unknown): Fault[] {
  const faults: Fault[] = [];
  const open: Place[] = [{ value: input, name: '', within: null }];
  for (let place = open.pop(); place !== undefined && faults.length < MAX_FAULTS; place = open.pop()) {
    const { value } = place;
    if (typeof value === 'string') {
      if (!isStorable(value)) faults.push(faultAt(place));
    } else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        const at = { value: inner, name, within: place };
        if (isStorable(name)) open.push(at);
        else faults.push(faultAt(at));
      }
    }
  }
  return faults;
}

interface Place {
  value: unknown;
  name: string;
  within: Place | null;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function faultAt(place: Place): Fault {
  const names: string[] = [];
  for (let at: Place | null = place; at?.within; at = at.within) names.unshift(cleanLine(at.name));
  return { code: 'text-invalid', ...(names.length > 0 ? { field: names.join('.') } : {}) };
}
