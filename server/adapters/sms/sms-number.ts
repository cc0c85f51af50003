import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Country } from '#domain/contact/country.ts';

/** Kinds that receive no SMS. What the library does not know is not among them: ranges are assigned after its release. */
const DEAF: ReadonlySet<NumberType> = new Set<NumberType>([
  'FIXED_LINE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'UAN',
  'VOICEMAIL',
]);

/**
 * A number as people write it, in E.164, read in the country where it has no code; null where it is none, or known to receive
 * no SMS.
 */
export function smsNumber(phone: string, country: Country): string | null {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false });
  if (!number?.isPossible() || number.ext) return null;
  return DEAF.has(number.getType()) ? null : number.number;
}
