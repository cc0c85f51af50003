import { owesSecondFactor } from '#domain/access/second-factor.ts';
import { AppError } from '#domain/errors.ts';
import { browserName } from '#domain/privacy/browser-name.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { Account, StoredSession } from './account-store.ts';
import type { Actor, UserActor } from './actor.ts';
import { secretHash } from './secrets.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** A session ends after a week without use, and after 30 days in any case. */
const SESSION_IDLE = 7 * DAY;
export const SESSION_LIFETIME = 30 * DAY;
/** Precision of "last seen": at most one write in five minutes. */
const TOUCH_EVERY = 5 * 60 * 1_000;
/** Of a device: after half a minute without a sign of life its branch is alarmed (R260). */
const TOUCH_DEVICE_EVERY = 10 * 1_000;

export interface IdentifiedSession {
  actor: Actor & { kind: 'user' };
  csrfToken: string;
}

/** The person behind a session cookie; null when it is unknown or expired or the account may no longer sign in. */
export async function identifySession(deps: Deps, token: string): Promise<IdentifiedSession | null> {
  const session = await deps.db.accounts.session(secretHash(token));
  const now = deps.clock.now();
  if (!session || !isSessionAlive(session, now) || accountFault(session.account, now)) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY) {
    await deps.db.accounts.touchSession(session.id, now);
  }
  const client = browserName(session.userAgent);
  return { actor: { ...(await actorOfSession(deps.db, session)), client }, csrfToken: session.csrfToken };
}

/** The person of a session, who may have to set up a second factor first (R380). */
export async function actorOfSession(
  { factors }: Pick<Stores, 'factors'>,
  { account, isRaised }: { account: Account; isRaised: boolean },
): Promise<UserActor> {
  const actor = actorOf(account);
  // Of whom no setting can ask for one nothing has to be read.
  if (isRaised || !owesSecondFactor(account.roles, 'managers')) return actor;
  const owes = owesSecondFactor(account.roles, await factors.rule());
  return owes ? { ...actor, owesFactor: true } : actor;
}

/** The device behind its key. Throws 'device-key-invalid' (401), also when the device or its branch is disabled. */
export async function identifyDevice(deps: Deps, key: string): Promise<Actor & { kind: 'device' }> {
  const isPlausible = key.length >= 32 && key.length <= 128;
  const device = isPlausible ? await deps.db.accounts.deviceByKeyHash(secretHash(key)) : null;
  if (!device?.isEnabled) throw new AppError('device-key-invalid');
  const now = deps.clock.now();
  if (!device.lastSeenAt || now.getTime() - device.lastSeenAt.getTime() >= TOUCH_DEVICE_EVERY) {
    await deps.db.devices.seen(device.id, now);
  }
  const { id, name, branch, type } = device;
  return { kind: 'device', id, name, branch, type };
}

export function actorOf(account: Account): Actor & { kind: 'user' } {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email;
  return {
    kind: 'user',
    id: account.id,
    name,
    email: account.email,
    roles: account.roles,
    branches: account.branches,
  };
}

/** Why an account with the right password may still not sign in; null when it may. */
export function accountFault(
  account: Pick<Account, 'isEnabled' | 'isLocked' | 'expiresAt'>,
  now: Date,
): 'account-disabled' | 'account-locked' | 'account-expired' | null {
  if (!account.isEnabled) return 'account-disabled';
  if (account.isLocked) return 'account-locked';
  return account.expiresAt && account.expiresAt <= now ? 'account-expired' : null;
}

/** Whether a session has not expired. */
export function isSessionAlive(session: Pick<StoredSession, 'expiresAt' | 'lastSeenAt'>, now: Date): boolean {
  return session.expiresAt > now && now.getTime() - session.lastSeenAt.getTime() < SESSION_IDLE;
}
