import { AppError } from '#domain/errors.ts';
import type { DraftOf } from '#entities/entity.ts';
import { type UploadRow, upload } from '#entities/upload.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { updateRecord } from '#use-cases/records/update-record.ts';
import { admitUpload } from './admit-upload.ts';
import type { ReceivedFile } from './decode-file.ts';
import { uploadFile, uploadFiles } from './file-store.ts';
import { isRefused, removeFiles } from './remove-files.ts';

export interface UpdateUpload extends DraftOf<typeof upload> {
  id: number;
  updatedAt?: string | undefined;
  /** A data URL: the file is replaced, and its address gets the next version. */
  data?: string | undefined;
  /** The file of a form; `data` is empty then. */
  received?: ReceivedFile | undefined;
}

/**
 * Renames a file or replaces it. Throws 'not-found', 'version-conflict', what admitUpload throws, and 'upload-of-order'
 * (409) for replacing the content of a file that a customer ordered with.
 */
export async function updateUpload(
  deps: Deps,
  actor: Actor,
  { id, data, received, ...change }: UpdateUpload,
): Promise<UploadRow> {
  if (data === undefined) return updateRecord(deps, actor, upload, id, change);
  const former = await readRecord(deps, actor, upload, id);
  if (!former.isLibrary) throw new AppError('upload-of-order');
  const file = await admitUpload(deps, { data, name: change.name ?? null, received });
  const stored = { ...former, extension: file.extension, mimeType: file.mimeType };
  do stored.version += 1;
  while (!(await deps.storage.add(uploadFile(stored), file.bytes)));
  try {
    const { version, extension, mimeType } = stored;
    const seen = change.updatedAt ?? former.updatedAt;
    const row = await updateRecord(
      deps,
      actor,
      upload,
      id,
      { ...change, updatedAt: seen },
      { hidden: { version, extension, mimeType, bytes: file.bytes.length } },
    );
    await removeFiles(deps, uploadFiles(former));
    return row;
  } catch (error) {
    if (isRefused(error)) await removeFiles(deps, [uploadFile(stored)]);
    throw error;
  }
}
