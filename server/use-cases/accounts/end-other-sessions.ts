import { sessionsEndedMessage } from '#text/privacy/journal-texts.ts';
import { accountEntry, SESSION_ENDED } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Ends every session of the actor except the current one. */
export async function endOtherSessions(deps: Deps, actor: UserActor, currentToken: string): Promise<void> {
  await deps.db.transaction(async ({ accounts, logs }) => {
    await accounts.removeSessions(actor.id, secretHash(currentToken));
    await logs.add({ ...accountEntry(actor, actor.id, sessionsEndedMessage), journal: SESSION_ENDED });
  });
}
