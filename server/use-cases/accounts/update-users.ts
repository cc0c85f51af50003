import { AppError, faultsOf } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { BulkChange } from '#use-cases/records/change-records.ts';
import { type UserChange, updateUser } from './update-user.ts';

/** Changes people as `updateUser` does, one after the other; whoever cannot be changed stays, with the reason. */
export async function updateUsers(
  deps: Deps,
  actor: UserActor,
  ids: readonly number[],
  change: Omit<UserChange, 'id' | 'updatedAt' | 'password'>,
): Promise<BulkChange> {
  const result: BulkChange = { changed: [], kept: [] };
  for (const id of new Set(ids)) {
    try {
      await updateUser(deps, actor, { ...change, id });
      result.changed.push(id);
    } catch (error) {
      const [fault] = error instanceof AppError && error.code !== 'unavailable' ? faultsOf(error) : [];
      if (!fault) throw error;
      result.kept.push({ id, title: null, fault });
    }
  }
  return result;
}
