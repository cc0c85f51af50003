import { image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, deleteRecord } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { imageFiles } from './read-image.ts';

/**
 * Deletes a picture; its bytes follow when that can no longer be undone. Throws 'not-found', and 'in-use' (409) with the
 * names of what shows it.
 */
export function deleteImage(deps: Deps, actor: Actor, id: number): Promise<{ undo: string }> {
  return deleteRecord(deps, actor, image, id, { filesOf: imageFiles });
}

/** Deletes the pictures that nothing shows. */
export function deleteImages(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Deletion<typeof image.fields>> {
  return deleteRecords(deps, actor, image, ids, { filesOf: imageFiles });
}
