import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, deleteRecordsIn, type Keeper } from './delete-record.ts';

/** Records that one call may delete. */
export const MOST_DELETED = 1_000;

/** Beyond that many, five seconds may be too few on a slow disk. */
const FEW = 50;

/**
 * Deletes the records that can be deleted, all in one transaction, and says of the other ones why they stay: one that does not
 * exist 'not-found', one that something else needs 'in-use' with the names of what needs it.
 */
export function deleteRecords<F extends Fields>(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  keeper?: Keeper<F>,
): Promise<Deletion<F>> {
  return db.transaction((stores) => deleteRecordsIn(stores, actor, entity, ids, keeper), {
    isLong: ids.length > FEW,
  });
}
