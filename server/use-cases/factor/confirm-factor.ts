import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { countAttempts, forgiveAttempts } from '#use-cases/access/prove-secret.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { codeAttempts, stepOf, wrongCode } from './prove-factor.ts';
import { recordChange } from './record-change.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/**
 * Turns the second factor on with a first code, and signs the person out everywhere else. Returns the recovery codes, which nobody
 * can be shown again (R382). Throws 'second-factor-wrong' at `code`, 'too-many-logins', and 'second-factor-off' where none was begun.
 */
export async function confirmFactor(
  deps: Deps,
  actor: UserActor,
  { code, sessionToken }: { code: string; sessionToken: string },
): Promise<string[]> {
  const account = await requireAccount(deps, actor.id);
  const factor = await deps.db.factors.factorOf(account.id);
  if (!factor) throw new AppError('second-factor-off');
  if (factor.confirmedAt) throw new AppError('second-factor-on');
  const limits = codeAttempts(account.email);
  await deps.db.transaction((stores) => countAttempts(stores.accounts, limits));
  const step = await stepOf(deps, account.id, factor.secret, code);
  if (step === null) throw wrongCode();
  const { codes, hashes } = newRecoveryCodes();
  const session = secretHash(sessionToken);
  const at = deps.clock.now();
  await deps.db.transaction(async (stores) => {
    if (!(await stores.factors.confirm(account.id, step, at))) throw new AppError('second-factor-on');
    await stores.factors.keepCodes(account.id, hashes);
    await stores.accounts.raiseSession(session);
    await forgiveAttempts(stores.accounts, limits);
    await recordChange(stores, actor, { change: 'on', account: account.id, at, session });
  });
  return codes;
}
