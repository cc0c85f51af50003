import { AppError } from '#domain/errors.ts';
import { datedCarryOver } from '#domain/working/holiday-balance.ts';
import { type UserRow, user } from '#entities/user.ts';
import { PASSWORD_SET } from '#text/log-texts.ts';
import { accountEntry } from '#use-cases/access/account-entry.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { HiddenColumns } from '#use-cases/records/record-store.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { UserDraft } from './create-user.ts';
import { keepAdministrator } from './keep-administrator.ts';

export type UserChange = UserDraft & { id: number; updatedAt?: string | undefined };

/**
 * Changes a person's record and, where sent, their password (not one's own: 'own-account', 409). People who may no longer
 * sign in, or whose password changed, are signed out everywhere. Throws 'last-administrator' (409), and what updateRecord
 * throws.
 */
export async function updateUser(
  deps: Deps,
  actor: UserActor,
  { id, password, ...change }: UserChange,
): Promise<UserRow> {
  const account = await requireAccount(deps, id);
  const hidden = await passwordColumns(deps, actor, { ...account, ...sent(change) }, password ?? null);
  return deps.db.transaction(async (stores) => {
    const former = await stores.records.byId(user, id);
    const dated = datedCarryOver(change, former, deps.clock.now().getUTCFullYear());
    const row = await keepAdministrator(stores, () =>
      updateRecordIn(stores, actor, user, id, dated, { hidden }),
    );
    await endWhatIsOver(stores, deps.clock.now(), { row, formerEmail: account.email, hidden });
    if (hidden.passwordHash !== undefined) await stores.logs.add(accountEntry(actor, id, PASSWORD_SET));
    return row;
  });
}

async function passwordColumns(
  deps: Deps,
  actor: UserActor,
  owner: { id: number; email: string; firstName: string; lastName: string },
  password: string | null,
): Promise<HiddenColumns> {
  if (password === null) return {};
  if (owner.id === actor.id) throw new AppError('own-account');
  await checkNewPassword(deps, password, { owner, field: 'password' });
  return { passwordHash: await deps.passwords.hash(password), passwordChangedAt: deps.clock.now() };
}

/** The identity fields that were sent. */
function sent({ email, firstName, lastName }: UserDraft) {
  return {
    ...(email === undefined ? {} : { email }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
}

async function endWhatIsOver(
  { accounts }: Stores,
  now: Date,
  { row, formerEmail, hidden }: { row: UserRow; formerEmail: string; hidden: HiddenColumns },
): Promise<void> {
  const account = await accounts.accountById(row.id);
  const isOut = account !== null && accountFault(account, now) !== null;
  const hasNewPassword = hidden.passwordHash !== undefined;
  if (isOut || hasNewPassword) await accounts.removeSessions(row.id);
  // A link went to the previous address.
  if (isOut || hasNewPassword || row.email !== formerEmail) await accounts.removeLoginLinks(row.id);
}
