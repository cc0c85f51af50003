import { randomBytes } from 'node:crypto';
import { clientNetwork } from '#domain/access/client-network.ts';
import { AppError } from '#domain/errors.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { accountFault, actorOfSession, SESSION_LIFETIME } from '#use-cases/access/identify-caller.ts';
import { forgiveAttempts, loginAttempts, noteNameless, proveSecret } from '#use-cases/access/prove-secret.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { proveFactor } from '#use-cases/factor/prove-factor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { loginEntry } from './login-entry.ts';

export interface LoginRequest {
  username: string;
  password: string;
  ip: string;
  userAgent: string;
  /** Of the second factor; null: none was given. */
  code: string | null;
  /** The token of a session that the client still has; that session ends, so that nobody can plant one (A32). */
  formerToken: string | null;
}

export interface Login {
  actor: Actor & { kind: 'user' };
  token: string;
  csrfToken: string;
  expiresAt: Date;
}

/**
 * Opens a session. An unknown account and a wrong password give the same answer in the same time ('invalid-credentials');
 * any other problem with an account is told only to those who know its password. From the 5th failure of an account within 15
 * minutes, and from the 50th account that an address fails for: 'too-many-logins' with the minutes to wait. Who has a second factor
 * gives a code of it too (proveFactor).
 */
export async function logIn(deps: Deps, request: LoginRequest): Promise<Login> {
  const email = request.username.trim().toLowerCase();
  const now = deps.clock.now();
  const limits = loginAttempts(email, request.ip);
  const seen: { account: Account | null } = { account: null };
  const note = async (failure: 'failed' | 'locked-out') => {
    if (seen.account) await deps.db.logs.add(loginEntry(seen.account, failure, request));
    else if (failure === 'failed') await noteNameless(deps);
  };
  try {
    // All of it when its turn comes: a flood must not queue up for the database instead.
    const proof = { asker: clientNetwork(request.ip), limits, note };
    const account = await proveSecret(deps, proof, async (verify) => {
      const known = await deps.db.accounts.accountByEmail(email);
      seen.account = known;
      return (await verify(known?.passwordHash ?? null, request.password)) ? known : null;
    });
    if (!account) throw new AppError('invalid-credentials');
    const fault = accountFault(account, now);
    if (fault) throw new AppError(fault);
    await forgiveAttempts(deps.db.accounts, limits);
    const isRaised = await proveFactor(deps, account, request.code, () =>
      deps.db.logs.add(loginEntry(account, 'failed-code', request)),
    );
    return await deps.db.transaction((stores) =>
      openSession(stores, account, now, { ...request, by: 'password', isRaised }),
    );
  } catch (error) {
    // The whole address stands here only: what bans addresses reads the log of the process.
    if (error instanceof AppError && error.code !== 'second-factor-required')
      deps.log.warn(
        { address: request.ip, account: seen.account?.id ?? null, reason: error.code },
        'login failed',
      );
    throw error;
  }
}

/** A new session for an account whose owner has just been authenticated; the previous one ends. The log says so. */
export async function openSession(
  stores: Stores,
  account: Account,
  now: Date,
  request: Pick<LoginRequest, 'formerToken' | 'userAgent' | 'ip'> & {
    by: 'password' | 'link' | 'passkey';
    isRaised: boolean;
  },
): Promise<Login> {
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
  const isKnown = (await stores.accounts.sessionsOf(account.id)).some(
    ({ userAgent }) => userAgent === request.userAgent.slice(0, 255),
  );
  if (request.formerToken) await stores.accounts.removeSession(secretHash(request.formerToken));
  await stores.accounts.addSession({
    id: secretHash(token),
    account: account.id,
    csrfToken,
    userAgent: request.userAgent.slice(0, 255),
    isByLink: request.by === 'link',
    isRaised: request.isRaised,
    at: now,
    expiresAt,
  });
  const note =
    request.by === 'password' ? (isKnown ? 'in' : 'in-new-device') : (`in-by-${request.by}` as const);
  await stores.logs.add(loginEntry(account, note, request));
  return {
    actor: await actorOfSession(stores, { account, isRaised: request.isRaised }),
    token,
    csrfToken,
    expiresAt,
  };
}
