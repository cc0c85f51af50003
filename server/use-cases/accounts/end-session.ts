import { AppError } from '#domain/errors.ts';
import { sessionEndedMessage } from '#text/privacy/journal-texts.ts';
import { accountEntry, SESSION_ENDED } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { publicSessionId } from './list-sessions.ts';

/** Ends one of the actor's own sessions. Throws 'not-found' for anyone else's. */
export async function endSession(deps: Deps, actor: UserActor, id: string): Promise<void> {
  const sessions = await deps.db.accounts.sessionsOf(actor.id);
  const session = sessions.find((candidate) => publicSessionId(candidate) === id);
  if (!session) throw new AppError('not-found');
  await deps.db.transaction(async ({ accounts, logs }) => {
    await accounts.removeSession(session.id);
    await logs.add({ ...accountEntry(actor, actor.id, sessionEndedMessage), journal: SESSION_ENDED });
  });
}
