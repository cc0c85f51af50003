import { createRequire } from 'node:module';

/** What the package exports; it ships no types. */
interface PasswordList {
  test(password: string): boolean;
}

/**
 * Whether a password is one of the 50,000 commonest of at least 8 characters, ignoring case. The list is unpacked on first
 * use: most server runs never need it.
 */
export function isFrequentPassword(password: string): boolean {
  list ??= createRequire(import.meta.url)('fxa-common-password-list') as PasswordList;
  // Every entry of the list is in lower case.
  return list.test(password.toLowerCase());
}

let list: PasswordList | null = null;
