import type { Account } from '#use-cases/access/account-store.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps } from '#use-cases/ports.ts';

/** An account as its owner sees it. */
export interface OwnProfile {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** False for an invited person who has not chosen a password yet. */
  hasPassword: boolean;
  hasTerminalPin: boolean;
  /** It is among the first that somebody tries: to be changed. */
  isTerminalPinWeak: boolean;
}

/** The actor's own account. */
export async function showOwnProfile(deps: Deps, actor: UserActor): Promise<OwnProfile> {
  return profileOf(await requireAccount(deps, actor.id));
}

export function profileOf(account: Account): OwnProfile {
  return {
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    hasPassword: account.passwordChangedAt !== null,
    hasTerminalPin: account.terminalPinHash !== null,
    isTerminalPinWeak: account.terminalPinHash !== null && account.isTerminalPinWeak,
  };
}
