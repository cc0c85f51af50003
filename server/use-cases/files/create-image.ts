import { type ImageRow, image } from '#entities/image.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import { admitPicture } from './admit-picture.ts';
import type { SentFile } from './decode-file.ts';
import { imageFile } from './read-image.ts';

export interface CreateImage extends SentFile {
  /** Alternative text, read out instead of the picture. */
  alt?: string | undefined;
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
  const picture = await admitPicture(deps, sent);
  const { extension, width, height } = picture;
  const stored = { id: await deps.db.files.nextImageId(), version: 1, extension };
  // The file first: a row never promises a file that is not there.
  await deps.storage.write(imageFile(stored), picture.bytes);
  return createRecord(deps, actor, image, { alt }, { hidden: { ...stored, width, height } });
}
