import type { Deps } from './ports.ts';
import { ATTEMPT_WINDOW } from './prove-secret.ts';

/** Removes what can no longer matter: sessions and login links past their end, failed logins that no longer count. */
export async function forgetOldAccess(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.accounts.forgetSessions(now);
  await deps.db.accounts.forgetLoginLinks(now);
  await deps.db.accounts.forgetAttempts(new Date(now.getTime() - ATTEMPT_WINDOW));
}
