import type { Deps } from './ports.ts';
import { requireAccount } from './require-account.ts';

/** Signs somebody out everywhere; mailed links end as well. Throws 'not-found'. */
export async function endUserSessions(deps: Deps, id: number): Promise<void> {
  await requireAccount(deps, id);
  await deps.db.transaction(async ({ accounts }) => {
    await accounts.removeSessions(id);
    await accounts.removeLoginLinks(id);
  });
}
