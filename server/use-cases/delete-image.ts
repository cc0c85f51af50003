import { image } from '#entities/image.ts';
import type { Actor } from './actor.ts';
import { deleteRecordIn } from './delete-record.ts';
import type { Deps } from './ports.ts';
import { imageFiles } from './read-image.ts';
import { removeFiles } from './remove-files.ts';

/** Deletes a picture, then its bytes. Throws 'not-found', and 'in-use' (409) with the names of what shows it. */
export async function deleteImage(deps: Deps, actor: Actor, id: number): Promise<void> {
  const gone = await deps.db.transaction((stores) => deleteRecordIn(stores, actor, image, id));
  await removeFiles(deps, imageFiles(gone));
}
