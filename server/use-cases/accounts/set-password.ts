import { AppError } from '#domain/errors.ts';
import { PASSWORD_SET } from '#text/log-texts.ts';
import { type AccountEntry, accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { checkNewPassword } from './check-new-password.ts';

/**
 * Sets someone else's password and ends all their sessions and mailed links. Throws 'own-account' for the administrator's
 * own account, which needs the current password (changePassword), 'not-found', and rule violations at `newPassword`.
 */
export async function setPassword(
  deps: Deps,
  actor: UserActor,
  { id, newPassword }: { id: number; newPassword: string },
): Promise<void> {
  const account = await requireAccount(deps, id);
  if (account.id === actor.id) throw new AppError('own-account');
  await checkNewPassword(deps, newPassword, { owner: account, field: 'newPassword' });
  await storePassword(deps, newPassword, accountEntry(actor, account.id, PASSWORD_SET));
}

/**
 * Stores an already checked password for the account named in the log entry, and ends what the previous one had opened,
 * except the given session.
 */
export async function storePassword(
  deps: Deps,
  password: string,
  entry: AccountEntry,
  exceptSession?: string,
): Promise<void> {
  const passwordHash = await deps.passwords.hash(password);
  const at = deps.clock.now();
  await deps.db.transaction((stores) => replacePassword(stores, { passwordHash, at, entry }, exceptSession));
}

/** The same inside a transaction, with the password's hash. */
export async function replacePassword(
  { accounts, logs }: Stores,
  { passwordHash, at, entry }: { passwordHash: string; at: Date; entry: AccountEntry },
  exceptSession?: string,
): Promise<void> {
  const account = entry.subjectId;
  await accounts.changeAccount(account, { passwordHash, passwordChangedAt: at });
  await accounts.removeSessions(account, exceptSession);
  await accounts.removeLoginLinks(account);
  await logs.add(entry);
}
