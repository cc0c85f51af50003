import { AppError } from '#domain/errors.ts';
import { PASSWORD_SET } from '#text/log-texts.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type AccountEntry, accountEntry } from './account-entry.ts';
import { checkNewPassword } from './check-new-password.ts';

/**
 * Sets the password of somebody else; all their sessions and mailed links end. Throws 'own-account' for the administrator's
 * own account, whose password needs the present one (changePassword), 'not-found', and the rules at `newPassword`.
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
 * Stores a password that was checked for the account that the entry is about, and ends what the former one had opened, but
 * for the session named.
 */
export async function storePassword(
  deps: Deps,
  password: string,
  entry: AccountEntry,
  exceptSession?: string,
): Promise<void> {
  const account = entry.subjectId;
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transaction(async ({ accounts, logs }) => {
    await accounts.changeAccount(account, { passwordHash, passwordChangedAt: deps.clock.now() });
    await accounts.removeSessions(account, exceptSession);
    await accounts.removeLoginLinks(account);
    await logs.add(entry);
  });
}
