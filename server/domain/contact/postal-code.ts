import type { Country } from './country.ts';

/** How many digits a postcode has. */
export const POSTAL_CODE_DIGITS: Readonly<Record<Country, number>> = { AT: 4, DE: 5, CH: 4, LI: 4 };

/** Only Germany has postcodes that begin with zero. */
const FORMS: Readonly<Record<Country, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^[1-9]\d{3}$/,
};

/** 'A-4040', 'DE 10115', as letters from abroad are addressed. */
const PREFIX = /^(?:AT?|DE?|CH|LI|FL)[-–\s]*(?=\d)/i;

/** The postcode that somebody typed, '4040' for ' A-4040 '; null if the country has none like it. */
export function postalCode(text: string, country: Country): string | null {
  const code = text.trim().replace(PREFIX, '');
  return FORMS[country].test(code) ? code : null;
}

/** The parts of a typed or pasted list: '4040, 4020;4030' has three. */
export function splitPostalCodes(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

/** Liechtenstein and Switzerland number their places together. */
export function sharePostalCodes(one: Country, other: Country): boolean {
  return one === other || (SWISS.includes(one) && SWISS.includes(other));
}

const SWISS: readonly Country[] = ['CH', 'LI'];
