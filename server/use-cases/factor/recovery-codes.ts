import { randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCode,
  shownRecoveryCode,
} from '#domain/access/second-factor.ts';
import { AppError } from '#domain/errors.ts';
import { RECOVERY_CODES_RENEWED } from '#text/factor-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { FactorCall } from './begin-factor.ts';

/** Fresh ones: as they are shown, and what is stored of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_LENGTH)));
  return { codes: codes.map(shownRecoveryCode), hashes: codes.map(secretHash) };
}

/** Ten new ones in place of all others. Throws 'second-factor-off', and what proveOwner throws. */
export async function renewRecoveryCodes(deps: Deps, actor: UserActor, call: FactorCall): Promise<string[]> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(call.sessionToken));
  await proveOwner(deps, account, session, call.currentPassword);
  const { codes, hashes } = newRecoveryCodes();
  await deps.db.transaction(async ({ factors, logs }) => {
    if (!(await factors.factorOf(account.id))?.confirmedAt) throw new AppError('second-factor-off');
    await factors.keepCodes(account.id, hashes);
    await logs.add(accountEntry(actor, account.id, RECOVERY_CODES_RENEWED));
  });
  return codes;
}
