import { isWeakPin } from '#domain/access/weak-pin.ts';
import { AppError, validationError } from '#domain/errors.ts';
import { terminalPinMessage } from '#text/log-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import { branchScope, type UserActor } from '#use-cases/access/actor.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps } from '#use-cases/ports.ts';

/**
 * Sets or (null) removes the time-tracking PIN: one's own, or of staff in one's branches. Throws 'not-found' for all others, and
 * 'pin-weak' for one that is tried first.
 */
export async function setTerminalPin(
  deps: Deps,
  actor: UserActor,
  { id, pin }: { id: number; pin: string | null },
): Promise<void> {
  const account = await requireAccount(deps, id);
  const scope = branchScope(actor);
  const isOwnStaff = scope === 'all' || account.branches.some((branch) => scope.includes(branch));
  const isOwn = account.id === actor.id;
  if (!isOwn && !isOwnStaff) throw new AppError('not-found');
  if (pin !== null && isWeakPin(pin)) throw validationError([{ code: 'pin-weak', field: 'pin' }]);
  const terminalPinHash = pin === null ? null : await deps.passwords.hash(pin);
  const message = terminalPinMessage({
    whose: isOwn ? 'own' : 'other',
    done: pin === null ? 'removed' : 'set',
  });
  await deps.db.transaction(async ({ accounts, logs }) => {
    await accounts.changeAccount(account.id, { terminalPinHash, isTerminalPinWeak: false });
    await logs.add(accountEntry(actor, account.id, message));
  });
}
