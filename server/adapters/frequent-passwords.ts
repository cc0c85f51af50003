import { createRequire } from 'node:module';

/** What the package exports; it brings no types. */
interface PasswordList {
  test(password: string): boolean;
}

/**
 * Whether a password is one of the 50,000 commonest of at least 8 characters, whatever its case. The list is unpacked at the
 * first question: most starts of a server never ask.
 */
export function isFrequentPassword(password: string): boolean {
  list ??= createRequire(import.meta.url)('fxa-common-password-list') as PasswordList;
  // Every entry of the list is in small letters.
  return list.test(password.toLowerCase());
}

let list: PasswordList | null = null;
