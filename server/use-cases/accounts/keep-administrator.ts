import { AppError } from '#domain/errors.ts';
import type { Stores } from '#use-cases/ports.ts';

/**
 * Runs a change of users after which there must still be an administrator: throws 'last-administrator' (409) when it would
 * leave no enabled, unlocked administrator whose account does not expire. Such changes wait for each other, so that two
 * administrators cannot demote each other at the same time (A28). Must run inside a transaction.
 */
export async function keepAdministrator<T>(stores: Stores, change: () => Promise<T>): Promise<T> {
  const before = await stores.accounts.holdAdministrators();
  const result = await change();
  if (before > 0 && (await stores.accounts.holdAdministrators()) === 0)
    throw new AppError('last-administrator');
  return result;
}
