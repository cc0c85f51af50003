import { AppError } from '#domain/errors.ts';
import { undoableSince } from '#domain/time/deletion-undo.ts';
import { user } from '#entities/user.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { BulkChange } from '#use-cases/records/change-records.ts';
import type { FormerValues } from '#use-cases/records/change-store.ts';
import { deletionCall } from '#use-cases/records/delete-record.ts';
import { faultAmong } from '#use-cases/records/fault-among.ts';
import { formerValues, isStill } from '#use-cases/records/former-values.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';
import type { Restoration } from '#use-cases/records/restore-records.ts';
import { CHANGED_SINCE, NOT_FOUND } from '#use-cases/records/undo-change.ts';
import { type UserChange, updateUser } from './update-user.ts';

/** Changes people as `updateUser` does, one after the other; whoever cannot be changed stays, with the reason. */
export async function updateUsers(
  deps: Deps,
  actor: UserActor,
  ids: readonly number[],
  change: Omit<UserChange, 'id' | 'updatedAt' | 'password'>,
): Promise<BulkChange> {
  const result: BulkChange = { changed: [], kept: [], undo: null };
  const former: FormerValues[] = [];
  for (const id of new Set(ids)) {
    const before = await deps.db.records.byId(user, id);
    const fault = await faultAmong(async () => {
      const after = await updateUser(deps, actor, { ...change, id });
      if (before) former.push(...formerValues([before], [after], Object.keys(change)));
    });
    if (fault) result.kept.push({ id, title: before && titleOf(user, before), fault });
    else result.changed.push(id);
  }
  if (former.length === 0) return result;
  const call = deletionCall(deps);
  await deps.db.transaction(({ changes }) => changes.keep(user.name, call, former));
  return { ...result, undo: call.call };
}

/** Undoes it (R163), except for those whom somebody has changed since. Throws 'undo-expired' (409). */
export async function undoUsersChange(deps: Deps, actor: UserActor, call: string): Promise<Restoration> {
  const since = undoableSince(deps.clock.now());
  const former = await deps.db.transaction(({ changes }) => changes.take(user.name, call, since));
  if (!former) throw new AppError('undo-expired');
  const result: Restoration = { restored: [], kept: [] };
  for (const { id, before, after } of former) {
    const row = await deps.db.records.byId(user, id);
    const back = () => updateUser(deps, actor, { ...before, id });
    const fault = !row ? NOT_FOUND : isStill(row, after) ? await faultAmong(back) : CHANGED_SINCE;
    if (fault) result.kept.push({ id, title: row && titleOf(user, row), fault });
    else result.restored.push(id);
  }
  return result;
}
