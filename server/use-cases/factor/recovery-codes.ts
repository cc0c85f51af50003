import { randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCode,
  shownRecoveryCode,
} from '#domain/access/second-factor.ts';
import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { FactorCall } from './begin-factor.ts';
import { recordChange } from './record-change.ts';

/** Fresh ones: as they are shown, and what is stored of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_LENGTH)));
  return { codes: codes.map(shownRecoveryCode), hashes: codes.map(secretHash) };
}

/** Ten new ones in place of all others. Throws 'second-factor-off', and what proveOwner throws. */
export async function renewRecoveryCodes(deps: Deps, actor: UserActor, call: FactorCall): Promise<string[]> {
  const account = await requireAccount(deps, actor.id);
  const session = secretHash(call.sessionToken);
  await proveOwner(deps, account, await deps.db.accounts.session(session), call.currentPassword);
  const { codes, hashes } = newRecoveryCodes();
  await deps.db.transaction(async (stores) => {
    if (!(await stores.factors.factorOf(account.id))?.confirmedAt) throw new AppError('second-factor-off');
    await stores.factors.keepCodes(account.id, hashes);
    await recordChange(stores, actor, {
      change: 'codes-renewed',
      account: account.id,
      at: deps.clock.now(),
      session,
    });
  });
  return codes;
}
