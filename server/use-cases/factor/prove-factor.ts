import { owesSecondFactor, readCode } from '#domain/access/second-factor.ts';
import { AppError, validationError } from '#domain/errors.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { type AttemptLimit, countAttempts, forgiveAttempts } from '#use-cases/access/prove-secret.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { StoredFactor } from './factor-store.ts';

/** The number of wrong codes of an account within 15 minutes that blocks further ones (R383). */
const CODE_LIMIT = 5;

/** What the secret of an account's authenticator is sealed for. */
export const factorContext = (account: number) => `second factor of ${account}`;

type Needed = Pick<Deps, 'db' | 'clock' | 'secrets' | 'authenticator'>;

/**
 * Asks for the second factor of somebody who has one, after the password (R381, R382). A code is taken once, whoever sends it at
 * the same time. True if there is one. Throws 'second-factor-required' without a code, 'second-factor-wrong' at `code`, from the
 * 5th wrong one within 15 minutes 'too-many-logins', whether the code is right or not, and 'passkey-required' (R385).
 */
export async function proveFactor(
  deps: Needed,
  account: Pick<Account, 'id' | 'email' | 'roles'>,
  code: string | null,
  noteWrong: () => Promise<unknown>,
): Promise<boolean> {
  const factor = await deps.db.factors.factorOf(account.id);
  if (!factor?.confirmedAt) {
    if (await isKeptByPasskeys(deps, account)) throw new AppError('passkey-required');
    return false;
  }
  if (code === null) throw new AppError('second-factor-required');
  const limits = codeAttempts(account.email);
  await deps.db.transaction((stores) => countAttempts(stores.accounts, limits));
  if (!(await takeCode(deps, account.id, factor, code))) {
    await noteWrong();
    throw wrongCode();
  }
  await forgiveAttempts(deps.db.accounts, limits);
  return true;
}

/** Where a second factor is asked for, a password must not be enough to set up another one beside the passkeys. */
async function isKeptByPasskeys(
  { db }: Needed,
  { id, roles }: Pick<Account, 'id' | 'roles'>,
): Promise<boolean> {
  if (!owesSecondFactor(roles, await db.factors.rule())) return false;
  return (await db.passkeys.passkeysOf(id)).length > 0;
}

export function wrongCode(): AppError {
  return validationError([{ code: 'second-factor-wrong', field: 'code' }]);
}

/** The step of a code of the authenticator with this sealed secret; null for a wrong one. */
export function stepOf(
  { secrets, authenticator, clock }: Needed,
  account: number,
  secret: string,
  code: string,
): Promise<number | null> {
  const given = readCode(code);
  if (given?.kind !== 'authenticator') return Promise.resolve(null);
  return authenticator.stepOf(given.code, secrets.open(secret, factorContext(account)), clock.now());
}

async function takeCode(deps: Needed, account: number, factor: StoredFactor, text: string): Promise<boolean> {
  const given = readCode(text);
  if (!given) return false;
  if (given.kind === 'recovery') return deps.db.factors.takeCode(account, secretHash(given.code));
  const step = await stepOf(deps, account, factor.secret, given.code);
  return step !== null && deps.db.factors.takeStep(account, step);
}

/** The key of an account's wrong codes. */
export function codeAttempts(email: string): AttemptLimit[] {
  return [{ subject: `code:${secretHash(email)}`, limit: CODE_LIMIT }];
}

/** Without an authenticator and recovery codes again. False when there were none. */
export async function dropAuthenticator(
  { factors, accounts }: Pick<Stores, 'factors' | 'accounts'>,
  account: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  await accounts.forgiveAttempts(codeAttempts(account.email).map(({ subject }) => subject));
  return factors.remove(account.id);
}

/** Without any second factor again, passkeys included. False when there was none. */
export async function dropFactor(
  stores: Pick<Stores, 'factors' | 'accounts' | 'passkeys'>,
  account: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  const hadPasskeys = await stores.passkeys.removeAll(account.id);
  return (await dropAuthenticator(stores, account)) || hadPasskeys;
}
