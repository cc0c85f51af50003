import type { FactorChange } from '#domain/access/second-factor.ts';
import { FACTOR_CHANGES } from '#text/factor-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';

interface RecordedChange {
  change: FactorChange;
  account: number;
  at: Date;
  /** Stays open; the session of whoever changes their own. */
  session?: string;
}

/**
 * What follows every change of a second factor, inside its transaction: whatever was opened before ends, like after a new
 * password, the log has it, and its owner gets a mail (R386).
 */
export async function recordChange(
  { accounts, logs, work }: Stores,
  actor: UserActor,
  { change, account, at, session }: RecordedChange,
): Promise<void> {
  await accounts.removeSessions(account, session);
  await accounts.removeLoginLinks(account);
  await logs.add(accountEntry(actor, account, FACTOR_CHANGES[change]));
  await work.addEffects([{ kind: 'mail', payload: { mail: 'access-changed', account, change } }], at);
}
