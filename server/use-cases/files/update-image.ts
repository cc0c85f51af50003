import type { DraftOf } from '#entities/entity.ts';
import { type ImageRow, image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { updateRecord } from '#use-cases/records/update-record.ts';
import { admitPicture } from './admit-picture.ts';
import type { ReceivedFile } from './decode-file.ts';
import { imageFile, imageFiles } from './read-image.ts';
import { isRefused, removeFiles } from './remove-files.ts';

export interface UpdateImage extends DraftOf<typeof image> {
  id: number;
  updatedAt?: string | undefined;
  /** A data URL: the picture is replaced, and its addresses get the next version. */
  data?: string | undefined;
  /** Name of the file being sent. */
  name?: string | undefined;
  /** The file of a form; `data` is empty then. */
  received?: ReceivedFile | undefined;
}

/**
 * Changes a picture's description or replaces the picture. Addresses of the previous version then lead nowhere. Throws
 * 'not-found', 'version-conflict', and for new data what createImage throws.
 */
export async function updateImage(
  deps: Deps,
  actor: Actor,
  { id, data, name = '', received, ...change }: UpdateImage,
): Promise<ImageRow> {
  if (data === undefined) return updateRecord(deps, actor, image, id, change);
  const former = await readRecord(deps, actor, image, id);
  const { bytes, extension, width, height } = await admitPicture(deps, { data, name, received });
  const stored = { id, version: former.version, extension };
  // A number that is taken belongs to someone replacing the same picture right now.
  do stored.version += 1;
  while (!(await deps.storage.add(imageFile(stored), bytes)));
  try {
    const { version } = stored;
    const seen = change.updatedAt ?? former.updatedAt;
    const hidden = { version, extension, width, height };
    const row = await updateRecord(deps, actor, image, id, { ...change, updatedAt: seen }, { hidden });
    await removeFiles(deps, imageFiles(former));
    return row;
  } catch (error) {
    if (isRefused(error)) await removeFiles(deps, [imageFile(stored)]);
    throw error;
  }
}
