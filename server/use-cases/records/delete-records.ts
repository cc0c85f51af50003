import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, type DeletionGuard, deleteRecordsIn } from './delete-record.ts';

/** How many records one call may delete. */
export const MOST_DELETED = 1_000;

/** Beyond this number, five seconds may not be enough on a slow disk. */
const FEW = 50;

/**
 * Deletes the records that can be deleted, in one transaction, and reports why the others stay: 'not-found' for one that
 * does not exist, 'in-use' with the names of what needs it.
 */
export function deleteRecords<F extends Fields>(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  keeper?: DeletionGuard<F>,
): Promise<Deletion<F>> {
  return db.transaction((stores) => deleteRecordsIn(stores, actor, entity, ids, keeper), {
    isLong: ids.length > FEW,
  });
}
