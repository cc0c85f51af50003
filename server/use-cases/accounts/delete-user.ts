import { AppError } from '#domain/errors.ts';
import { user } from '#entities/user.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import {
  type Deletion,
  deleteRecordIn,
  deleteRecordsIn,
  deletionCall,
} from '#use-cases/records/delete-record.ts';
import { keepAdministrator } from './keep-administrator.ts';

/**
 * Deletes a person, which signs them out. Throws 'own-account' for oneself, 'last-administrator', 'not-found', and 'in-use'
 * while worked or planned hours still name the person: such accounts are disabled instead.
 */
export async function deleteUser(deps: Deps, actor: UserActor, id: number): Promise<{ undo: string }> {
  if (id === actor.id) throw new AppError('own-account');
  const call = deletionCall(deps);
  await deps.db.transaction((stores) =>
    keepAdministrator(stores, () => deleteRecordIn(stores, actor, user, id, { call })),
  );
  return { undo: call.call };
}

/** Deletes people, except oneself. Throws 'last-administrator', and then deletes nobody. */
export function deleteUsers(
  deps: Deps,
  actor: UserActor,
  ids: readonly number[],
): Promise<Deletion<typeof user.fields>> {
  const keepSelf = async () => new Map([[actor.id, { code: 'own-account' } as const]]);
  const call = deletionCall(deps);
  return deps.db.transaction((stores) =>
    keepAdministrator(stores, () => deleteRecordsIn(stores, actor, user, ids, { keeper: keepSelf, call })),
  );
}
