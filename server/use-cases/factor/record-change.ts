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
 * password, the log has it, and its owner gets a mail (R386). Whoever has none left and must have one owes it at once (R380).
 */
export async function recordChange(
  stores: Stores,
  actor: UserActor,
  { change, account, at, session }: RecordedChange,
): Promise<void> {
  const { accounts, logs, work } = stores;
  await accounts.removeSessions(account, session);
  if (session !== undefined && !(await hasFactor(stores, account))) await accounts.lowerSession(session);
  await accounts.removeLoginLinks(account);
  await logs.add(accountEntry(actor, account, FACTOR_CHANGES[change]));
  await work.addEffects([{ kind: 'mail', payload: { mail: 'access-changed', account, change } }], at);
}

async function hasFactor(
  { factors, passkeys }: Pick<Stores, 'factors' | 'passkeys'>,
  account: number,
): Promise<boolean> {
  const factor = await factors.factorOf(account);
  return Boolean(factor?.confirmedAt) || (await passkeys.passkeysOf(account)).length > 0;
}
