import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';

/** The account number as stored: upper case, without blanks. */
export function cleanIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a text is an IBAN: known country, its length and format, correct check digits (ISO 13616, ISO 7064 mod 97-10).
 * Blanks are allowed. The additional national check digits of some countries are not validated: older accounts lack them.
 */
export function isIban(text: string): boolean {
  if (text.length > 64) return false;
  const faults = validateIBAN(cleanIban(text)).errorCodes;
  return faults.every((fault) => fault === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
}
