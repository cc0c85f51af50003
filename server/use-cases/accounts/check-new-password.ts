import { passwordFault } from '#domain/access/password.ts';
import { type Fault, validationError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Throws a 'validation-failed' at `field` unless the password keeps the rules: its length, not mainly made of the names of
 * its owner or the shop, none of the commonest ones, unknown to the service for breached ones (where that can be reached).
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
  // What everybody takes has been in every breach.
  if (deps.passwordBlocklist.isFrequent(password) || (await deps.passwordBlocklist.isBreached(password))) {
    throw validationError([{ code: 'password-breached', field }]);
  }
}
