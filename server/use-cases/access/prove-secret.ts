import { AppError } from '#domain/errors.ts';
import { FAILED_LOGIN } from '#text/log-texts.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { AccountStore } from './account-store.ts';
import { secretHash } from './secrets.ts';

/** The number of an account's failures that blocks further attempts, and how long a failure counts (R104). */
const ACCOUNT_LIMIT = 5;
export const ATTEMPT_WINDOW = 15 * 60 * 1_000;

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

/** Guesses at an account's password, wherever they are made: failures of the account, and accounts of the client address. */
export function passwordAttempts(email: string, ip: string): AttemptLimit[] {
  const address = `address:${secretHash(ip)}/`;
  return [
    { subject: failuresOf(email), limit: ACCOUNT_LIMIT },
    { subject: address + secretHash(email), within: address, limit: ADDRESS_LIMIT },
  ];
}

/** The key of an account's failures. */
export function failuresOf(email: string): string {
  return `account:${secretHash(email)}`;
}

/** What the log says of a failure, and of the one after which nobody may try for a while. */
export interface FailureNotes {
  failed?: () => Promise<void>;
  lockedOut?: () => Promise<void>;
}

/** Clears the failures of somebody who has proven the secret. */
export function forgiveAttempts(accounts: AccountStore, limits: readonly AttemptLimit[]): Promise<void> {
  return accounts.forgiveAttempts(limits.map(({ subject }) => subject));
}

/**
 * Whether `verify` says that a secret is right. Every attempt counts as failed before it is checked, so that parallel ones
 * cannot slip through; the caller forgives it on success. From the failure that reaches a limit within 15 minutes:
 * 'too-many-logins' with the minutes to wait, whether the secret is right or not.
 */
export async function proveSecret(
  deps: Deps,
  limits: readonly AttemptLimit[],
  verify: () => Promise<boolean>,
  noted: FailureNotes = {},
): Promise<boolean> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - ATTEMPT_WINDOW);
  await deps.db.transaction(async (stores) => {
    for (const limit of limits) {
      const reachedAt = await stores.accounts.countAttempt({ ...limit, at: now, since });
      if (reachedAt) throw tooMany(now, reachedAt);
    }
  });
  if (await verify()) return true;
  if (noted.failed) await noted.failed();
  else await deps.db.logs.add({ level: 'warning', source: 'server', message: FAILED_LOGIN });
  for (const limit of limits) {
    const reachedAt = await deps.db.accounts.limitReached({ ...limit, since });
    if (!reachedAt) continue;
    await noted.lockedOut?.();
    throw tooMany(now, reachedAt);
  }
  return false;
}

function tooMany(now: Date, reachedAt: Date): AppError {
  const wait = reachedAt.getTime() + ATTEMPT_WINDOW - now.getTime();
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  return new AppError('too-many-logins', { params: { minutes: Math.ceil(seconds / 60), seconds } });
}
