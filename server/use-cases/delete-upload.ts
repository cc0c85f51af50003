import { AppError } from '#domain/errors.ts';
import { upload } from '#entities/upload.ts';
import type { Actor } from './actor.ts';
import { deleteRecordIn } from './delete-record.ts';
import { uploadFiles } from './file-store.ts';
import type { Deps } from './ports.ts';
import { removeFiles } from './remove-files.ts';

/** Deletes a file. Throws 'not-found', and 'in-use' (409) while an order, a contact form or a screen uses it. */
export async function deleteUpload(deps: Deps, actor: Actor, id: number): Promise<void> {
  const gone = await deps.db.transaction(async (stores) => {
    const isTaken = await stores.files.isUploadTaken(id);
    const row = await deleteRecordIn(stores, actor, upload, id);
    if (isTaken) throw new AppError('in-use');
    return row;
  });
  await removeFiles(deps, uploadFiles(gone));
}
