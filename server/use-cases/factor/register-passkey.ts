import { AppError, validationError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { FactorCall } from './begin-factor.ts';
import { siteOf } from './passkeys.ts';
import { recordChange } from './record-change.ts';

/** How long a device has for its answer, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** One passkey, as its owner sees it. */
export interface PasskeyView {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

export async function listPasskeys({ db }: Pick<Deps, 'db'>, account: number): Promise<PasskeyView[]> {
  return (await db.passkeys.passkeysOf(account)).map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** What the browser needs to make a passkey for the actor. Throws what proveOwner throws. */
export async function beginPasskey(deps: Deps, actor: UserActor, call: FactorCall): Promise<object> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(call.sessionToken));
  await proveOwner(deps, account, session, call.currentPassword);
  const { shop } = deps.db.shop.recent() ?? (await deps.db.shop.snapshot());
  const { challenge, options } = await deps.passkeys.registration(
    { id: account.id, email: account.email, name: actor.name },
    await deps.db.passkeys.passkeysOf(account.id),
    { name: shop.config.shopName, site: siteOf(deps.publicUrl) },
  );
  const expiresAt = new Date(deps.clock.now().getTime() + CHALLENGE_MS);
  await deps.db.passkeys.ask({ id: secretHash(challenge), account: account.id, expiresAt });
  return options;
}

/**
 * Keeps the passkey that a device has made. The session counts as opened with a second factor. Throws 'passkey-refused' at `answer`
 * when it proves nothing, 'already-exists' when somebody has it.
 */
export async function addPasskey(
  deps: Deps,
  actor: UserActor,
  { answer, name, sessionToken }: { answer: object; name: string; sessionToken: string },
): Promise<void> {
  const take = (challenge: string) =>
    deps.db.passkeys.take({ id: secretHash(challenge), account: actor.id }, deps.clock.now());
  const key = await deps.passkeys.registered(answer, take, siteOf(deps.publicUrl));
  if (!key) throw validationError([{ code: 'passkey-refused', field: 'answer' }]);
  const [session, at] = [secretHash(sessionToken), deps.clock.now()];
  await deps.db.transaction(async (stores) => {
    if (!(await stores.passkeys.add({ ...key, account: actor.id, name })))
      throw new AppError('already-exists');
    await stores.accounts.raiseSession(session);
    await recordChange(stores, actor, { change: 'passkey-added', account: actor.id, at, session });
  });
}

/** Throws 'not-found' and what proveOwner throws. */
export async function removePasskey(
  deps: Deps,
  actor: UserActor,
  { id, ...call }: FactorCall & { id: string },
): Promise<void> {
  const account = await requireAccount(deps, actor.id);
  const session = secretHash(call.sessionToken);
  await proveOwner(deps, account, await deps.db.accounts.session(session), call.currentPassword);
  await deps.db.transaction(async (stores) => {
    if (!(await stores.passkeys.remove(account.id, id))) throw new AppError('not-found');
    await recordChange(stores, actor, {
      change: 'passkey-removed',
      account: account.id,
      at: deps.clock.now(),
      session,
    });
  });
}
