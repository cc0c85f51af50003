import { AppError } from '#domain/errors.ts';
import type { UserActor } from './actor.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { Deps } from './ports.ts';
import { requireAccount } from './require-account.ts';

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
  await storePassword(deps, account.id, newPassword);
}

/** Stores a password that was checked, and ends what the former one had opened, but for the session named. */
export async function storePassword(
  deps: Deps,
  account: number,
  password: string,
  exceptSession?: string,
): Promise<void> {
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transaction(async ({ accounts }) => {
    await accounts.changeAccount(account, { passwordHash, passwordChangedAt: deps.clock.now() });
    await accounts.removeSessions(account, exceptSession);
    await accounts.removeLoginLinks(account);
  });
}
