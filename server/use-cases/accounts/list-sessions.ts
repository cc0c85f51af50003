import type { StoredSession } from '#use-cases/access/account-store.ts';
import { isSessionAlive } from '#use-cases/access/identify-caller.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** One place where somebody is signed in. */
export interface SessionView {
  /** Names the session in calls; opens nothing. */
  id: string;
  userAgent: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601, exact to five minutes. */
  lastSeenAt: string;
  /** The one that asks. */
  isCurrent: boolean;
}

/** The living sessions of an account, the last used first; `currentToken` marks the one that asks. Throws 'not-found'. */
export async function listSessions(
  deps: Deps,
  account: number,
  currentToken: string | null,
): Promise<SessionView[]> {
  await requireAccount(deps, account);
  const now = deps.clock.now();
  const current = currentToken === null ? null : secretHash(currentToken);
  const sessions = await deps.db.accounts.sessionsOf(account);
  return sessions
    .filter((session) => isSessionAlive(session, now))
    .map((session) => ({
      id: publicSessionId(session),
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === current,
    }));
}

/** A name for a session that says nothing about its token, nor about the hash that is stored of it. */
export function publicSessionId({ id }: Pick<StoredSession, 'id'>): string {
  return secretHash(id).slice(0, 24);
}
