import type { Country } from './country.ts';

/** The format shown in the message about an invalid number. */
export const PHONE_EXAMPLES: Readonly<Record<Country, string>> = {
  AT: '+436641234567',
  DE: '+4915112345678',
  CH: '+41781234567',
  LI: '+4236601234',
};

/** While typing, only digits, plus and space are kept (R70). */
export function phoneWhileTyping(text: string): string {
  return text.replace(/[^\d+ ]/g, '');
}

/** On change, only digits and plus are kept, and a leading 00 becomes + (R70). */
export function cleanPhone(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/**
 * Whether a number is in international format: a plus and 6 to 15 digits (E.164). Blanks and the usual separators are
 * allowed, letters are not.
 */
export function isPhone(text: string): boolean {
  if (text.length > 60 || /[^\d+ ()/.\u00a0-]/.test(text.trim())) return false;
  return /^\+[1-9]\d{5,14}$/.test(cleanPhone(text));
}
