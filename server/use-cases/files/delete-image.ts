import { image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, deleteRecordIn } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { imageFiles } from './read-image.ts';
import { removeFiles } from './remove-files.ts';

/** Deletes a picture, then its bytes. Throws 'not-found', and 'in-use' (409) with the names of what shows it. */
export async function deleteImage(deps: Deps, actor: Actor, id: number): Promise<void> {
  const gone = await deps.db.transaction((stores) => deleteRecordIn(stores, actor, image, id));
  await removeFiles(deps, imageFiles(gone));
}

/** Deletes the pictures that nothing shows, then their bytes. */
export async function deleteImages(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Deletion<typeof image.fields>> {
  const deletion = await deleteRecords(deps, actor, image, ids);
  await removeFiles(deps, deletion.deleted.flatMap(imageFiles));
  return deletion;
}
