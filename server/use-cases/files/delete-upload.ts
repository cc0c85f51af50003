import type { Fault } from '#domain/errors.ts';
import { upload } from '#entities/upload.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, type DeletionGuard, deleteRecordIn } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { uploadFiles } from './file-store.ts';
import { removeFiles } from './remove-files.ts';

/** Deletes a file. Throws 'not-found', and 'in-use' (409) while an order, a contact form or a screen uses it. */
export async function deleteUpload(deps: Deps, actor: Actor, id: number): Promise<void> {
  const gone = await deps.db.transaction((stores) => deleteRecordIn(stores, actor, upload, id, keepTaken));
  await removeFiles(deps, uploadFiles(gone));
}

/** Deletes the files that nothing uses. */
export async function deleteUploads(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Deletion<typeof upload.fields>> {
  const deletion = await deleteRecords(deps, actor, upload, ids, keepTaken);
  await removeFiles(deps, deletion.deleted.flatMap(uploadFiles));
  return deletion;
}

const keepTaken: DeletionGuard<typeof upload.fields> = async (stores, rows) => {
  const taken = new Map<number, Fault>();
  for (const { id } of rows) if (await stores.files.isUploadTaken(id)) taken.set(id, { code: 'in-use' });
  return taken;
};
