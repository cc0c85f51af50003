import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { factorContext } from './prove-factor.ts';

export interface FactorCall {
  currentPassword: string | null;
  sessionToken: string;
}

/** What goes into the authenticator. */
export interface BegunFactor {
  /** Base32, for who cannot scan. */
  secret: string;
  /** For the QR code. */
  address: string;
}

/**
 * A new secret for the actor's authenticator; it counts once a code of it has confirmed it. Throws 'second-factor-on', and what
 * proveOwner throws.
 */
export async function beginFactor(deps: Deps, actor: UserActor, call: FactorCall): Promise<BegunFactor> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(call.sessionToken));
  await proveOwner(deps, account, session, call.currentPassword);
  const secret = deps.authenticator.newSecret();
  const sealed = deps.secrets.seal(secret, factorContext(account.id));
  if (!(await deps.db.factors.begin(account.id, sealed))) throw new AppError('second-factor-on');
  const { shop } = deps.db.shop.recent() ?? (await deps.db.shop.snapshot());
  const issuer = shop.config.shopName;
  return { secret, address: deps.authenticator.address(secret, { label: account.email, issuer }) };
}
