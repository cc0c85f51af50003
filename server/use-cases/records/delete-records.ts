import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import {
  type Deletion,
  type DeletionOptions,
  deleteRecordsIn,
  deletionCall,
  type KeptRecord,
} from './delete-record.ts';

/** How many records one call may name. */
export const MOST_DELETED = 1_000;

/** How many one transaction can delete without making others wait: orders get through in between. */
const AT_ONCE = 25;

/**
 * Deletes the records that can be deleted and reports why the others stay: 'not-found' for one that does not exist,
 * 'in-use' with the names of what needs it. Many are deleted in batches, each in its own transaction.
 */
export async function deleteRecords<F extends Fields>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  options: Omit<DeletionOptions<F>, 'call'> = {},
): Promise<Deletion<F>> {
  const call = deletionCall(deps);
  const result: Deletion<F> = { deleted: [], kept: [], undo: null };
  const kept = new Map<number, KeptRecord>();
  for (let left = [...new Set(ids)], before = -1; left.length > 0 && before !== result.deleted.length; ) {
    before = result.deleted.length;
    const parts = Math.ceil(left.length / AT_ONCE);
    for (let start = 0; start < left.length; start += AT_ONCE) {
      const part = left.slice(start, start + AT_ONCE);
      const done = await deps.db.transaction((stores) =>
        deleteRecordsIn(stores, actor, entity, part, { ...options, call }),
      );
      result.deleted.push(...done.deleted);
      result.undo ??= done.undo;
      for (const one of done.kept) kept.set(one.id, one);
      for (const { id } of done.deleted) kept.delete(id);
    }
    // Records referenced only by a later part can be deleted now.
    left = parts > 1 ? left.filter((id) => kept.get(id)?.fault.code === 'in-use') : [];
  }
  result.kept.push(...kept.values());
  return result;
}
