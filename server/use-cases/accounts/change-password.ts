import { OWN_PASSWORD_CHANGED } from '#text/log-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkNewPassword } from './check-new-password.ts';
import { storePassword } from './set-password.ts';

export interface PasswordChange {
  /**
   * May be null in the first 30 minutes of a session opened by a mailed link: for people who forgot theirs or never had one.
   */
  currentPassword: string | null;
  newPassword: string;
  sessionToken: string;
}

/**
 * Changes the actor's own password and ends the other sessions and every mailed link (A33). Throws 'required' or
 * 'password-wrong' at `currentPassword`, 'too-many-logins' like the login, and violations of the password rules at
 * `newPassword`.
 */
export async function changePassword(deps: Deps, actor: UserActor, change: PasswordChange): Promise<void> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(change.sessionToken));
  await proveOwner(deps, account, session, change.currentPassword);
  await checkNewPassword(deps, change.newPassword, { owner: account, field: 'newPassword' });
  const entry = accountEntry(actor, account.id, OWN_PASSWORD_CHANGED);
  await storePassword(deps, change.newPassword, entry, session?.id);
}
