import { clientNetwork } from '#domain/access/client-network.ts';
import { AppError } from '#domain/errors.ts';
import { FAILED_LOGIN } from '#text/log-texts.ts';
import type { Deps, Verify } from '#use-cases/ports.ts';
import type { AccountStore } from './account-store.ts';
import { secretHash } from './secrets.ts';

/** The number of an account's failures that blocks further attempts, and how long a failure counts (R104). */
const ACCOUNT_LIMIT = 5;
const ATTEMPT_SECONDS = 15 * 60;

/**
 * Limits the accounts that one address may fail for. A restaurant shares one address: one person's typos must not lock out
 * the others, and attackers try many accounts.
 */
const ADDRESS_LIMIT = 50;

/** What is counted together, and the number that blocks further attempts. */
export interface AttemptLimit {
  /** The key of a failure; hashed. */
  subject: string;
  limit: number;
  /** If given, counts different subjects with this prefix, however often each failed. */
  within?: string;
}

/** Guesses at an account's password by nobody yet: failures of the account, and accounts of the client address. */
export function loginAttempts(email: string, ip: string): AttemptLimit[] {
  const address = `address:${secretHash(clientNetwork(ip))}/`;
  return [
    ...ownAttempts(email),
    { subject: address + secretHash(email), within: address, limit: ADDRESS_LIMIT },
  ];
}

/** Those by somebody with a session: what others at the same address do does not matter. */
export function ownAttempts(email: string): AttemptLimit[] {
  return [{ subject: failuresOf(email), limit: ACCOUNT_LIMIT }];
}

/** The key of an account's failures. */
export function failuresOf(email: string): string {
  return `account:${secretHash(email)}`;
}

/** Clears the failures of somebody who has proven the secret. */
export function forgiveAttempts(accounts: AccountStore, limits: readonly AttemptLimit[]): Promise<void> {
  return accounts.forgiveAttempts(limits.map(({ subject }) => subject));
}

/** Removes failures that no longer count. */
export function forgetAttempts(accounts: AccountStore): Promise<void> {
  return accounts.forgetAttempts(ATTEMPT_SECONDS);
}

export interface Proof {
  /** Whose turns are limited: an address or a device. */
  asker: string;
  limits: readonly AttemptLimit[];
  /** What the log says of a failure, and of the one after which nobody may try for a while. */
  note?: (failure: 'failed' | 'locked-out') => Promise<void>;
}

/**
 * What `check` finds for a right secret; it answers null for a wrong one. Every attempt counts as failed before it is checked, so that parallel ones
 * cannot slip through; the caller forgives it on success. From the failure that reaches a limit within 15 minutes:
 * 'too-many-logins' with the minutes to wait, whether the secret is right or not. An attempt that finds the queue full is
 * refused (R337) and does not count.
 */
export function proveSecret<T>(
  deps: Deps,
  {
    asker,
    limits,
    note = (failure) => (failure === 'failed' ? noteNameless(deps) : Promise.resolve()),
  }: Proof,
  check: (verify: Verify) => Promise<T | null>,
): Promise<T | null> {
  return deps.passwords.inTurn(asker, async (verify) => {
    await deps.db.transaction((stores) => countAttempts(stores.accounts, limits));
    const found = await check(verify);
    if (found !== null) return found;
    await note('failed');
    for (const limit of limits) {
      const wait = await deps.db.accounts.attemptWait({ ...limit, seconds: ATTEMPT_SECONDS });
      if (wait === null) continue;
      await note('locked-out');
      throw tooMany(wait);
    }
    return null;
  });
}

/** Counts an attempt as failed before it is checked. Throws 'too-many-logins' when a limit is reached. Must run inside a transaction. */
export async function countAttempts(accounts: AccountStore, limits: readonly AttemptLimit[]): Promise<void> {
  for (const limit of limits) {
    const wait = await accounts.countAttempt({ ...limit, seconds: ATTEMPT_SECONDS });
    if (wait !== null) throw tooMany(wait);
  }
}

/** A failure at an account that does not exist names nobody: what was typed may be a password in the wrong field. */
export async function noteNameless({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.logs.add({ level: 'warning', source: 'server', message: FAILED_LOGIN });
}

function tooMany(wait: number): AppError {
  const seconds = Math.max(1, Math.ceil(wait));
  return new AppError('too-many-logins', { params: { minutes: Math.ceil(seconds / 60), seconds } });
}
