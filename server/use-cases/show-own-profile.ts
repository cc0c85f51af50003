import type { Account } from './account-store.ts';
import type { UserActor } from './actor.ts';
import type { Deps } from './ports.ts';
import { requireAccount } from './require-account.ts';

/** An account as its owner sees it. */
export interface OwnProfile {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** False for an invited person who has not chosen one yet. */
  hasPassword: boolean;
  hasTerminalPin: boolean;
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
  };
}
