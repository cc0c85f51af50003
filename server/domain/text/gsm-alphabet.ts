import { spelledWith } from './spelling.ts';

/** What a single SMS holds in the alphabet of GSM 03.38; longer ones are sent and charged as several. */
export const SMS_LENGTH = 160;

/** The basic table: the letters of German are in it, unlike many of French. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Sent as an escape and a character, so they take two places. */
const EXTENDED = '^{}\\[~]|€';

const DOUBLE: ReadonlySet<string> = new Set(EXTENDED);
const ALPHABET: ReadonlySet<string> = new Set(BASIC + EXTENDED);

/** Whether an SMS with this text is sent in the GSM alphabet; a single other character halves what it holds. */
export function isGsmText(text: string): boolean {
  return [...text].every((character) => ALPHABET.has(character));
}

/** How many of the 160 places of an SMS a text of the alphabet takes. */
export function gsmLength(text: string): number {
  let length = 0;
  for (const character of text) length += DOUBLE.has(character) ? 2 : 1;
  return length;
}

/** The text spelled in the alphabet, on one line. */
export function gsmText(text: string): string {
  const spelled = spelledWith(text, ALPHABET).replaceAll(/[\u00a0\s]+/g, ' ');
  // The one character of ASCII that the alphabet lacks.
  return spelled.replaceAll('`', "'").trim();
}

/** The beginning of a text of the alphabet that fits into so many places; what is cut ends in three dots. */
export function gsmStart(text: string, places: number): string {
  if (gsmLength(text) <= places) return text;
  let start = '';
  let length = 3;
  for (const character of text) {
    length += DOUBLE.has(character) ? 2 : 1;
    if (length > places) break;
    start += character;
  }
  return `${start.trimEnd()}...`.slice(0, Math.max(0, places));
}
