import { AppError } from '#domain/errors.ts';
import * as texts from '#text/file-texts.ts';
import type { ProcessedFile } from '#use-cases/media-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import { decodeFile, type SentFile } from './decode-file.ts';

/**
 * A file as it may be stored: validated by its content, pictures cleaned. Throws 'file-unreadable', 'file-too-large',
 * 'file-type', 'image-invalid', each with the file's name.
 */
export async function admitUpload(
  deps: Pick<Deps, 'images'>,
  sent: SentFile,
): Promise<ProcessedFile & { name: string }> {
  const { bytes, name, declared } = decodeFile(sent);
  const file = await deps.images.admit(bytes, name);
  // A declared type that plainly differs from the content is a disguise, not a browser's mistake.
  if (isPicture(declared) !== isPicture(file.mimeType) && isTelling(declared))
    throw new AppError('file-type', { params: { name } });
  return { ...file, name: name || texts.unnamedFile({ extension: file.extension }) };
}

function isPicture(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}

function isTelling(mimeType: string): boolean {
  return mimeType !== '' && mimeType !== 'application/octet-stream';
}
