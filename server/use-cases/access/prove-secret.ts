import { AppError } from '#domain/errors.ts';
import { FAILED_LOGIN } from '#text/log-texts.ts';
import type { Deps } from '#use-cases/ports.ts';
import { secretHash } from './secrets.ts';

/** The failures from which attempts are refused, and how long a failure counts (R104). */
const ATTEMPT_LIMIT = 5;
export const ATTEMPT_WINDOW = 15 * 60 * 1_000;

/** What is counted together, and the number of failures from which attempts are refused. */
export interface AttemptLimit {
  subjects: readonly string[];
  limit: number;
}

/** Guesses at an account's password, wherever they are made: per account and per client address. */
export function passwordAttempts(email: string, ip: string): AttemptLimit {
  return {
    subjects: [`account:${secretHash(email)}`, `address:${secretHash(ip)}`],
    limit: ATTEMPT_LIMIT,
  };
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
): Promise<boolean> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - ATTEMPT_WINDOW);
  await deps.db.transaction(async (stores) => {
    for (const limit of limits) {
      const { blockedUntil } = await stores.accounts.countAttempt({ ...limit, at: now, since });
      if (blockedUntil) throw tooMany(now, blockedUntil);
    }
  });
  if (await verify()) return true;
  await deps.db.logs.add({ level: 'warning', source: 'server', message: FAILED_LOGIN });
  for (const { subjects, limit } of limits) {
    const reachedAt = await deps.db.accounts.failuresReached(subjects, since, limit);
    if (reachedAt) throw tooMany(now, new Date(reachedAt.getTime() + ATTEMPT_WINDOW));
  }
  return false;
}

function tooMany(now: Date, until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return new AppError('too-many-logins', { params: { minutes: Math.ceil(seconds / 60), seconds } });
}
