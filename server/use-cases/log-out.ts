import type { Deps } from './ports.ts';
import { secretHash } from './secrets.ts';

/** Ends a session for good: its cookie is worth nothing afterwards. */
export async function logOut(deps: Deps, token: string): Promise<void> {
  await deps.db.accounts.removeSession(secretHash(token));
}
