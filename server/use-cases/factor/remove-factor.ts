import { AppError } from '#domain/errors.ts';
import { FACTOR_OFF, FACTOR_RESET } from '#text/factor-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { FactorCall } from './begin-factor.ts';
import { dropFactor } from './prove-factor.ts';

/** Turns the actor's own second factor off, and signs them out everywhere else. Throws 'second-factor-off', and what proveOwner throws. */
export async function removeFactor(deps: Deps, actor: UserActor, call: FactorCall): Promise<void> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(call.sessionToken));
  await proveOwner(deps, account, session, call.currentPassword);
  await deps.db.transaction(async (stores) => {
    if (!(await dropFactor(stores, account, session?.id))) throw new AppError('second-factor-off');
    await stores.logs.add(accountEntry(actor, account.id, FACTOR_OFF));
  });
}

/**
 * For somebody who has lost telephone and recovery codes: an administrator turns the second factor of another person off, who is
 * signed out everywhere (R384). Throws 'own-account', 'not-found', 'second-factor-off'.
 */
export async function resetFactor(deps: Deps, actor: UserActor, id: number): Promise<void> {
  const account = await requireAccount(deps, id);
  if (account.id === actor.id) throw new AppError('own-account');
  await deps.db.transaction(async (stores) => {
    if (!(await dropFactor(stores, account))) throw new AppError('second-factor-off');
    await stores.logs.add(accountEntry(actor, account.id, FACTOR_RESET));
  });
}
