import { type ImageRow, image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, deleteRecordIn, deletionCall } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { imageFile, imageFiles } from './read-image.ts';
import { removeFiles } from './remove-files.ts';

type Picture = Pick<ImageRow, 'id' | 'version' | 'extension'>;

/** Deletes a picture; nobody sees it any more. Throws 'not-found', and 'in-use' (409) with the names of what shows it. */
export async function deleteImage(deps: Deps, actor: Actor, id: number): Promise<{ undo: string }> {
  const call = deletionCall(deps);
  const gone = await deps.db.transaction((stores) =>
    deleteRecordIn(stores, actor, image, id, { call, filesOf: allFiles }),
  );
  await putAway(deps, gone);
  return { undo: call.call };
}

/** Deletes the pictures that nothing shows. */
export async function deleteImages(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Deletion<typeof image.fields>> {
  const deletion = await deleteRecords(deps, actor, image, ids, { filesOf: allFiles });
  for (const picture of deletion.deleted) await putAway(deps, picture);
  return deletion;
}

/** Where the bytes of a deleted picture wait for its undo: pictures are served by the names of their files. */
export function deletedFile(picture: Picture): string {
  return `deleted/${imageFile(picture)}`;
}

function allFiles(picture: Picture): string[] {
  return [deletedFile(picture), ...imageFiles(picture)];
}

/** The picture is deleted by now, whatever becomes of its bytes. */
async function putAway(deps: Deps, picture: Picture): Promise<void> {
  try {
    const bytes = await deps.storage.read(imageFile(picture));
    if (bytes) await deps.storage.write(deletedFile(picture), bytes);
  } catch (error) {
    deps.log.warn({ err: error }, 'deleted picture not kept');
  }
  await removeFiles(deps, imageFiles(picture));
}
