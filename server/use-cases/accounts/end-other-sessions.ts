import type { UserActor } from '#use-cases/access/actor.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Ends every session of the actor except the current one. */
export async function endOtherSessions(deps: Deps, actor: UserActor, currentToken: string): Promise<void> {
  await deps.db.accounts.removeSessions(actor.id, secretHash(currentToken));
}
