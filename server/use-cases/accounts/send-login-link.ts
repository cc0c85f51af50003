import { AppError } from '#domain/errors.ts';
import { LOGIN_LINK_SENT } from '#text/log-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps } from '#use-cases/ports.ts';
import { mailLoginLink } from './request-login-link.ts';

/**
 * Mails a login link to someone. Throws 'not-found', 'account-not-usable' with the state of an account that may not sign in,
 * and 'mail-failed' when the mail server did not accept it.
 */
export async function sendLoginLink(deps: Deps, actor: UserActor, id: number): Promise<void> {
  const account = await requireAccount(deps, id);
  if (accountFault(account, deps.clock.now())) throw new AppError('account-not-usable');
  try {
    await mailLoginLink(deps, account);
  } catch (cause) {
    throw new AppError('mail-failed', { cause });
  }
  await deps.db.logs.add(accountEntry(actor, id, LOGIN_LINK_SENT));
}
