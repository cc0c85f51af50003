import { validationError } from '#domain/errors.ts';
import type { Account, StoredSession } from '#use-cases/access/account-store.ts';
import { forgiveAttempts, ownAttempts, proveSecret } from '#use-cases/access/prove-secret.ts';
import type { Deps } from '#use-cases/ports.ts';

/** How long a session opened by a mailed link may do without the current password. */
const LINK_TRUST = 30 * 60 * 1_000;

/**
 * Asks once more for the password of whoever changes their own access. Null passes in the first 30 minutes of a session opened by
 * a mailed link: for people who forgot theirs or never had one. Throws 'required' or 'password-wrong' at `currentPassword`,
 * 'too-many-logins' like the login.
 */
export async function proveOwner(
  deps: Deps,
  account: Account,
  session: StoredSession | null,
  currentPassword: string | null,
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
