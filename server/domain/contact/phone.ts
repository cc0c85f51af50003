import type { Country } from './country.ts';

/** The format shown in the message about an invalid number. */
export const PHONE_EXAMPLES: Readonly<Record<Country, string>> = {
  AT: '+436641234567',
  DE: '+4915112345678',
  CH: '+41781234567',
  LI: '+4236601234',
};

const CALLING_CODES: Readonly<Record<Country, string>> = { AT: '43', DE: '49', CH: '41', LI: '423' };

/** A zero for calls within the country behind its code, as in '+43 (0) 664': such a number reaches nobody. */
const TRUNK_ZERO = /^\+(43|49|41|423)0+/;

/** While typing, only digits, plus and space are kept (R70). */
export function phoneWhileTyping(text: string): string {
  return text.replace(/[^\d+ ]/g, '');
}

/** On change, only digits and plus are kept, and a leading 00 becomes + (R70). */
export function cleanPhone(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/**
 * Whether a number is in international format: a plus and 6 to 15 digits (E.164), without the zero for calls within the
 * country. Blanks and the usual separators are allowed, letters are not.
 */
export function isPhone(text: string): boolean {
  if (text.length > 60 || /[^\d+ ()/.\u00a0-]/.test(text.trim())) return false;
  const number = cleanPhone(text);
  return /^\+[1-9]\d{5,14}$/.test(number) && !TRUNK_ZERO.test(number);
}

/**
 * The number that was probably meant (R70): '0664 1234567' in Austria and '+43 (0) 664 1234567' anywhere are +436641234567.
 * null for a number that is right already, and where nothing can be said.
 */
export function suggestedPhone(text: string, country: Country): string | null {
  if (isPhone(text)) return null;
  const number = cleanPhone(text).replace(/^\+0/, '0');
  const code = CALLING_CODES[country];
  const candidates = [
    number.replace(TRUNK_ZERO, '+$1'),
    // Liechtenstein knows no zero in front of its seven digits.
    country === 'LI' ? number.replace(/^\d{7}$/, `+${code}$&`) : number.replace(/^0(?=[1-9])/, `+${code}`),
    number.startsWith(code) ? `+${number}`.replace(TRUNK_ZERO, '+$1') : '',
  ];
  return candidates.find(isPhone) ?? null;
}

/** Country, prefix where it can be told, rest; for reading only. */
const GROUPS = [
  /^(\+43)(6\d\d)(\d+)$/,
  /^(\+49)(1\d\d)(\d+)$/,
  /^(\+41)(\d\d)(\d+)$/,
  /^(\+(?:43|49|423))(\d+)$/,
];

/** '+436641234567' -> '+43 664 1234567'. */
export function formatPhone(number: string): string {
  const groups = GROUPS.map((group) => group.exec(number)).find(Boolean);
  return groups ? groups.slice(1).join(' ') : number;
}
