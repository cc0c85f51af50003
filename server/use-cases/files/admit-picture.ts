import { AppError } from '#domain/errors.ts';
import type { ProcessedPicture } from '#use-cases/media-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import { decodeFile, type SentFile, UPLOAD_LIMIT_BYTES } from './decode-file.ts';

/**
 * A picture of the shop as it may be stored: validated by its content and re-encoded. Throws 'file-unreadable',
 * 'file-too-large', 'file-type', 'image-invalid', each with the file's name. What the limits are is said to staff: they can
 * make it smaller or save it as another type.
 */
export async function admitPicture(deps: Pick<Deps, 'images'>, sent: SentFile): Promise<ProcessedPicture> {
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
