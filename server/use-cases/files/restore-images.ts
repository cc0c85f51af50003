import { image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Restoration, restoreRecords } from '#use-cases/records/restore-records.ts';
import { deletedFile } from './delete-image.ts';
import { imageFile } from './read-image.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Undoes the deletion of pictures, with their bytes. Throws what restoreRecords throws, and 'unavailable' before anything is
 * done where the files cannot be reached.
 */
export async function restoreImages(deps: Deps, actor: Actor, call: string): Promise<Restoration> {
  await deps.storage.stat(deletedFile({ id: 0, version: 0, extension: 'jpg' }));
  const restoration = await restoreRecords(deps, actor, image, call);
  for (const one of await deps.db.records.byIds(image, restoration.restored)) {
    const bytes = await deps.storage.read(deletedFile(one));
    if (bytes) await deps.storage.write(imageFile(one), bytes);
    await removeFiles(deps, [deletedFile(one)]);
  }
  return restoration;
}
