import { validationError } from '#domain/errors.ts';
import { OWN_PASSWORD_CHANGED } from '#text/log-texts.ts';
import type { Account, StoredSession } from '#use-cases/access/account-store.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { forgiveAttempts, ownAttempts, proveSecret } from '#use-cases/access/prove-secret.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { accountEntry } from './account-entry.ts';
import { checkNewPassword } from './check-new-password.ts';
import { storePassword } from './set-password.ts';

/** How long a session opened by a mailed link may set a password without the current one. */
const LINK_TRUST = 30 * 60 * 1_000;

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
  await proveOwner(deps, account, session, change);
  await checkNewPassword(deps, change.newPassword, { owner: account, field: 'newPassword' });
  const entry = accountEntry(actor, account.id, OWN_PASSWORD_CHANGED);
  await storePassword(deps, change.newPassword, entry, session?.id);
}

async function proveOwner(
  deps: Deps,
  account: Account,
  session: StoredSession | null,
  { currentPassword }: PasswordChange,
): Promise<void> {
  if (currentPassword === null) {
    const age = session ? deps.clock.now().getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
    if (session?.isByLink && age < LINK_TRUST) return;
    throw validationError([{ code: 'required', field: 'currentPassword' }]);
  }
  const limits = ownAttempts(account.email);
  const proven = await proveSecret(deps, { asker: `account:${account.id}`, limits }, async (verify) =>
    (await verify(account.passwordHash, currentPassword)) ? account : null,
  );
  if (!proven) throw validationError([{ code: 'password-wrong', field: 'currentPassword' }]);
  await forgiveAttempts(deps.db.accounts, limits);
}
