import type { Fault } from '#domain/errors.ts';
import { upload } from '#entities/upload.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Deletion, type DeletionGuard, deleteRecord } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { uploadFiles } from './file-store.ts';

/**
 * Deletes a file; its bytes follow when that can no longer be undone. Throws 'not-found', and 'in-use' (409) while an
 * order, a contact form or a screen uses it.
 */
export function deleteUpload(deps: Deps, actor: Actor, id: number): Promise<{ undo: string }> {
  return deleteRecord(deps, actor, upload, id, { keeper: keepTaken, filesOf: uploadFiles });
}

/** Deletes the files that nothing uses. */
export function deleteUploads(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Deletion<typeof upload.fields>> {
  return deleteRecords(deps, actor, upload, ids, { keeper: keepTaken, filesOf: uploadFiles });
}

const keepTaken: DeletionGuard<typeof upload.fields> = async (stores, rows) => {
  const taken = new Map<number, Fault>();
  for (const { id } of rows) if (await stores.files.isUploadTaken(id)) taken.set(id, { code: 'in-use' });
  return taken;
};
