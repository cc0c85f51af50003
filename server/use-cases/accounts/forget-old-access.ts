import { forgetAttempts } from '#use-cases/access/prove-secret.ts';
import type { Deps } from '#use-cases/ports.ts';
import { forgetLinkMails } from './request-login-link.ts';

/**
 * Removes what no longer matters: expired sessions and login links with what was kept of their mails, and failed logins, limits
 * and questions to passkeys that no longer count.
 */
export async function forgetOldAccess(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.accounts.forgetSessions(now);
  await forgetLinkMails(deps, await deps.db.accounts.forgetLoginLinks(now));
  await forgetAttempts(deps.db.accounts);
  await deps.db.limits.forget();
  await deps.db.passkeys.forgetChallenges(now);
}
