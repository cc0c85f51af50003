import type { StoredSession } from '#use-cases/access/account-store.ts';
import { isSessionAlive } from '#use-cases/access/identify-caller.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** One place where someone is signed in. */
export interface SessionView {
  /** Identifies the session in calls; grants no access. */
  id: string;
  userAgent: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601, to within five minutes. */
  lastSeenAt: string;
  /** Whether it is the caller's own session. */
  isCurrent: boolean;
}

/**
 * The active sessions of an account, most recently used first; `currentToken` marks the caller's own. Throws 'not-found'.
 */
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

/** A session id that reveals nothing about its token, nor about the stored hash. */
export function publicSessionId({ id }: Pick<StoredSession, 'id'>): string {
  return secretHash(id).slice(0, 24);
}
