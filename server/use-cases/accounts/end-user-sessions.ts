import { SESSIONS_ENDED } from '#text/log-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Signs someone out everywhere and invalidates their mailed links. Throws 'not-found'. */
export async function endUserSessions(deps: Deps, actor: UserActor, id: number): Promise<void> {
  await requireAccount(deps, id);
  await deps.db.transaction(async ({ accounts, logs }) => {
    await accounts.removeSessions(id);
    await accounts.removeLoginLinks(id);
    await logs.add(accountEntry(actor, id, SESSIONS_ENDED));
  });
}
