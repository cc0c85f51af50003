import { AppError } from '#domain/errors.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { siteOf } from '#use-cases/factor/passkeys.ts';
import { CHALLENGE_MS } from '#use-cases/factor/register-passkey.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Login, type LoginRequest, openSession } from './log-in.ts';

/** What the browser asks the devices at hand; whose passkey answers is open. */
export async function askForPasskey(deps: Deps): Promise<object> {
  const { challenge, options } = await deps.passkeys.request(siteOf(deps.publicUrl));
  const expiresAt = new Date(deps.clock.now().getTime() + CHALLENGE_MS);
  await deps.db.passkeys.ask({ id: secretHash(challenge), account: null, expiresAt });
  return options;
}

/**
 * Opens a session for the owner of a passkey, which is both factors (R385). Throws 'passkey-unknown' for every answer that proves
 * nothing, and what is wrong with the account.
 */
export async function logInByPasskey(
  deps: Deps,
  request: { id: string; answer: object } & Pick<LoginRequest, 'ip' | 'userAgent' | 'formerToken'>,
): Promise<Login> {
  const now = deps.clock.now();
  const key = await deps.db.passkeys.passkey(request.id);
  const account = key && (await deps.db.accounts.accountById(key.account));
  const take = (challenge: string) =>
    deps.db.passkeys.take({ id: secretHash(challenge), account: null }, now);
  const proven = key && (await deps.passkeys.proven(request.answer, key, take, siteOf(deps.publicUrl)));
  if (!account || !proven || !(await deps.db.passkeys.used(key.id, proven.counter, now)))
    throw new AppError('passkey-unknown');
  const fault = accountFault(account, now);
  if (fault) throw new AppError(fault);
  return deps.db.transaction((stores) =>
    openSession(stores, account, now, { ...request, by: 'passkey', isRaised: true }),
  );
}
