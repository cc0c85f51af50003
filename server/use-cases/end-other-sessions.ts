import type { UserActor } from './actor.ts';
import type { Deps } from './ports.ts';
import { secretHash } from './secrets.ts';

/** Ends every session of the actor but the one that asks. */
export async function endOtherSessions(deps: Deps, actor: UserActor, currentToken: string): Promise<void> {
  await deps.db.accounts.removeSessions(actor.id, secretHash(currentToken));
}
