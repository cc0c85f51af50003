import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { FactorCall } from './begin-factor.ts';
import { dropAuthenticator, dropFactor } from './prove-factor.ts';
import { recordChange } from './record-change.ts';

/**
 * Turns the actor's own authenticator and recovery codes off; passkeys stay. Throws 'second-factor-off', and what proveOwner
 * throws.
 */
export async function removeFactor(deps: Deps, actor: UserActor, call: FactorCall): Promise<void> {
  const account = await requireAccount(deps, actor.id);
  const session = secretHash(call.sessionToken);
  await proveOwner(deps, account, await deps.db.accounts.session(session), call.currentPassword);
  await deps.db.transaction(async (stores) => {
    if (!(await dropAuthenticator(stores, account))) throw new AppError('second-factor-off');
    await recordChange(stores, actor, { change: 'off', account: account.id, at: deps.clock.now(), session });
  });
}

/**
 * For somebody who has lost telephone and recovery codes: an administrator takes away the second factor of another person,
 * passkeys included, who is signed out everywhere (R384). Throws 'own-account', 'not-found', 'second-factor-off'.
 */
export async function resetFactor(deps: Deps, actor: UserActor, id: number): Promise<void> {
  const account = await requireAccount(deps, id);
  if (account.id === actor.id) throw new AppError('own-account');
  await deps.db.transaction(async (stores) => {
    if (!(await dropFactor(stores, account))) throw new AppError('second-factor-off');
    await recordChange(stores, actor, { change: 'reset', account: account.id, at: deps.clock.now() });
  });
}
