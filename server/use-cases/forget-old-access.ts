import { LOGIN_WINDOW } from './log-in.ts';
import type { Deps } from './ports.ts';

/** Removes what can no longer matter: sessions past their end and failed logins that no longer count. */
export async function forgetOldAccess(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.accounts.forgetSessions(now);
  await deps.db.accounts.forgetAttempts(new Date(now.getTime() - LOGIN_WINDOW));
}
