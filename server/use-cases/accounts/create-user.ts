import { randomBytes } from 'node:crypto';
import { datedCarryOver } from '#domain/working/holiday-balance.ts';
import type { DraftOf } from '#entities/entity.ts';
import { type UserRow, user } from '#entities/user.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import { checkNewPassword } from './check-new-password.ts';
import { sendLoginLink } from './send-login-link.ts';

export type UserDraft = DraftOf<typeof user> & { password?: string | null | undefined };

/**
 * Creates a person who can sign in. Without a password an invitation is mailed after the response; a failed mail is logged
 * and can be requested again. Throws what createRecord throws, and violations of the password rules at `password`.
 */
export async function createUser(
  deps: Deps,
  actor: UserActor,
  { password, ...draft }: UserDraft,
): Promise<UserRow> {
  const isInvited = password === undefined || password === null;
  if (!isInvited) {
    const { email = '', firstName = '', lastName = '' } = draft;
    await checkNewPassword(deps, password, { owner: { email, firstName, lastName }, field: 'password' });
  }
  // Nobody knows the password of an invited person.
  const passwordHash = await deps.passwords.hash(isInvited ? randomBytes(32).toString('base64') : password);
  const passwordChangedAt = isInvited ? null : deps.clock.now();
  const dated = datedCarryOver(draft, null, deps.clock.now().getUTCFullYear());
  const row = await createRecord(deps, actor, user, dated, {
    hidden: { passwordHash, passwordChangedAt },
  });
  if (isInvited && row.isEnabled && !row.isLocked) {
    sendLoginLink(deps, actor, row.id).catch((error: unknown) => {
      deps.log.warn({ err: error, user: row.id }, 'invitation not sent');
    });
  }
  return row;
}
