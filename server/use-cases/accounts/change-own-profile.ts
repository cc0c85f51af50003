import { AppError } from '#domain/errors.ts';
import { changeOf } from '#domain/privacy/journal.ts';
import { profileChangedMessage } from '#text/privacy/journal-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type OwnProfile, profileOf } from './show-own-profile.ts';

/** What people may change about themselves; missing fields stay as they are. */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
}

/** Changes the actor's own name and phone number, and nothing else. */
export async function changeOwnProfile(
  deps: Deps,
  actor: UserActor,
  { firstName, lastName, phone }: ProfileChange,
): Promise<OwnProfile> {
  return deps.db.transaction(async ({ accounts, logs }) => {
    const former = await accounts.accountById(actor.id);
    await accounts.changeAccount(actor.id, {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...(phone === undefined ? {} : { phone }),
    });
    const account = await accounts.accountById(actor.id);
    if (!account || !former) throw new AppError('not-found');
    await logs.add({
      ...accountEntry(actor, actor.id, profileChangedMessage),
      journal: { action: 'profile-changed', change: changeOf(profileOf(former), profileOf(account)) },
    });
    return profileOf(account);
  });
}
