import type { Log, PasswordBlocklist } from '#use-cases/ports.ts';
import { breachedPasswords } from './breached-passwords.ts';
import { isFrequentPassword, isGermanWord } from './frequent-passwords.ts';

/** The bundled list, and the service at `checkUrl` unless that is null. */
export function passwordBlocklist({
  checkUrl,
  log,
}: {
  checkUrl: string | null;
  log: Log;
}): PasswordBlocklist {
  return {
    isFrequent: isFrequentPassword,
    isPlainWord: isGermanWord,
    isBreached: checkUrl === null ? async () => false : breachedPasswords(checkUrl, log),
  };
}
