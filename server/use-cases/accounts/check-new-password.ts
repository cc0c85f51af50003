import { passwordFault } from '#domain/access/password.ts';
import { type Fault, validationError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Whose password it will be. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Throws 'validation-failed' at `field` unless the password meets the rules: long enough, not mainly the names of its owner
 * or the shop, not a common one or a plain word, and unknown to the breach service (where that can be reached).
 */
export async function checkNewPassword(
  deps: Deps,
  password: string,
  { owner, field }: { owner: PasswordOwner; field: string },
): Promise<void> {
  const { config } = (await deps.db.shop.snapshot()).shop;
  const known = [owner.email, owner.firstName, owner.lastName, config.shopName, config.businessName];
  const fault: Fault | null = passwordFault(password, known);
  if (fault) throw validationError([{ ...fault, field }]);
  if (deps.passwordBlocklist.isPlainWord(password))
    throw validationError([{ code: 'password-plain-word', field }]);
  // What everyone picks is in every breach.
  if (deps.passwordBlocklist.isFrequent(password) || (await deps.passwordBlocklist.isBreached(password))) {
    throw validationError([{ code: 'password-breached', field }]);
  }
}
