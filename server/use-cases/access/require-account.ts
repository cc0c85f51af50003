import { AppError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Account } from './account-store.ts';

/** The account with an id; throws 'not-found'. */
export async function requireAccount(deps: Deps, id: number): Promise<Account> {
  const account = await deps.db.accounts.accountById(id);
  if (!account) throw new AppError('not-found');
  return account;
}
