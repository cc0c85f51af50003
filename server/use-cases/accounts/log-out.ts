import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type LoginClient, loginEntry } from './login-entry.ts';

/** Ends a session for good: its cookie is worthless afterwards. */
export async function logOut(deps: Deps, token: string, client: LoginClient): Promise<void> {
  const id = secretHash(token);
  await deps.db.transaction(async ({ accounts, logs }) => {
    const session = await accounts.session(id);
    if (!session) return;
    await accounts.removeSession(id);
    await logs.add(loginEntry(session.account, 'out', client));
  });
}
