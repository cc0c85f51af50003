import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Ends a session for good: its cookie is worthless afterwards. */
export async function logOut(deps: Deps, token: string): Promise<void> {
  await deps.db.accounts.removeSession(secretHash(token));
}
