import { cleanLine, cleanText } from './text-input.ts';
import * as texts from './texts.ts';

// Terminal colours and cursor movements (A49): CSI and OSC sequences, and any remaining ESC.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const ANSI = /\u001b\][\d;?]{0,40}|(?:\u001b\[?|\u009b)[\d;?]{0,40}[A-Za-z~]?/g;
const PLACEHOLDERS: readonly [RegExp, string][] = [
  [/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g, texts.email],
  [/\+\d[\d ()/-]{6,20}\d/g, texts.phone],
  // Keys, hashes and tokens: 32 or more characters without a blank.
  [/[A-Za-z0-9_-]{32,}/g, texts.removed],
];

/** Sanitises one line of a log: no line breaks or control sequences, no e-mail addresses, phone numbers or keys. */
export function logLine(text: string, maximum = 500): string {
  return cut(masked(cleanLine(withoutAnsi(text.slice(0, 4 * maximum)))), maximum);
}

/** Sanitises several lines of a log by the same rules; line breaks stay. */
export function logText(text: string, maximum = 256 * 1_024): string {
  return cut(masked(cleanText(withoutAnsi(text.slice(0, 2 * maximum)))), maximum);
}

function withoutAnsi(text: string): string {
  return text.replace(ANSI, '');
}

function masked(text: string): string {
  return PLACEHOLDERS.reduce((line, [pattern, placeholder]) => line.replace(pattern, placeholder), text);
}

function cut(text: string, maximum: number): string {
  return text.length > maximum ? `${text.slice(0, maximum - 1)}…` : text;
}
