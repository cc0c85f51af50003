import { AppError } from '#domain/errors.ts';
import { type ImageRow, image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, ProcessedPicture } from '#use-cases/ports.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import { decodeFile, type SentFile, UPLOAD_LIMIT_BYTES } from './decode-file.ts';
import { imageFile } from './read-image.ts';

export interface CreateImage extends SentFile {
  /** Alternative text, read out instead of the picture. */
  alt?: string | undefined;
}

/** What the limits of a picture are is said to staff: they can make it smaller or save it as another type. */
async function admitted(deps: Deps, sent: SentFile): Promise<ProcessedPicture> {
  try {
    const { bytes, name } = decodeFile(sent);
    return await deps.images.admitPicture(bytes, name);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'file-unreadable') throw error;
    const { name, ...others } = error.params;
    const params = {
      ...others,
      maximum: UPLOAD_LIMIT_BYTES / 1024 / 1024,
      ...(name ? { picture: name } : {}),
    };
    throw new AppError(error.code, { params, cause: error });
  }
}

/**
 * Stores a picture of the shop: validated by its content and re-encoded. Throws 'file-unreadable', 'file-too-large',
 * 'file-type', 'image-invalid', each with the file's name and what is wrong.
 */
export async function createImage(
  deps: Deps,
  actor: Actor,
  { alt, ...sent }: CreateImage,
): Promise<ImageRow> {
  const picture = await admitted(deps, sent);
  const { extension, width, height } = picture;
  const stored = { id: await deps.db.files.nextImageId(), version: 1, extension };
  // The file first: a row never promises a file that is not there.
  await deps.storage.write(imageFile(stored), picture.bytes);
  return createRecord(deps, actor, image, { alt }, { hidden: { ...stored, width, height } });
}
