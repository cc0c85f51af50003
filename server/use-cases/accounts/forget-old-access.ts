import { ATTEMPT_WINDOW } from '#use-cases/access/prove-secret.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Removes what can no longer matter: sessions and login links past their end, failed logins that no longer count. */
export async function forgetOldAccess(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.accounts.forgetSessions(now);
  await deps.db.accounts.forgetLoginLinks(now);
  await deps.db.accounts.forgetAttempts(new Date(now.getTime() - ATTEMPT_WINDOW));
}
