import { randomBytes } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { UploadRef } from '#domain/image.ts';
import { cleanLine } from '#domain/text-input.ts';
import { uploadFile } from './file-store.ts';
import type { Deps } from './ports.ts';

/** Decoded bytes (decisions 2). */
export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;
const LONGEST_NAME = 200;

export interface StoreUpload {
  /** data:[type];base64,... */
  data: string;
  name: string | null;
}

/**
 * Keeps a file of a customer: judged by its content, pictures cleaned. Throws 'file-unreadable', 'file-too-large',
 * 'file-type', 'image-invalid', each with the file's name.
 */
export async function storeUpload(deps: Deps, { data, name }: StoreUpload): Promise<UploadRef> {
  const shown = shortened(cleanLine(name ?? ''));
  const params = { name: shown };
  const header = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9-]+=[^;,]{1,100})*;base64,/i.exec(
    data.slice(0, 500),
  );
  if (!header) throw new AppError('file-unreadable', { params });
  const encoded = data.slice(header[0].length);
  if (encoded.length > Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4)
    throw new AppError('file-too-large', { params });
  if (encoded === '' || !isBase64(encoded)) throw new AppError('file-unreadable', { params });
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > UPLOAD_LIMIT_BYTES) throw new AppError('file-too-large', { params });

  const file = await deps.images.admit(bytes, shown);
  // A type that is declared and plainly another one is a disguise, not a mistake of a browser.
  const declared = (header[1] ?? '').toLowerCase();
  if (isPicture(declared) !== isPicture(file.mimeType) && isTelling(declared))
    throw new AppError('file-type', { params });

  const publicHash = randomBytes(32).toString('base64url');
  const upload = { publicHash, extension: file.extension, mimeType: file.mimeType };
  // The file first: a row never promises what is not there.
  await deps.storage.write(uploadFile(upload), file.bytes);
  const stored = await deps.db.files.addUpload({
    ...upload,
    name: shown || `Datei.${file.extension}`,
    bytes: file.bytes.length,
  });
  const { id, version, extension, mimeType } = stored;
  return { id, version, extension, mimeType, publicHash, name: stored.name };
}

function isPicture(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}

function isTelling(mimeType: string): boolean {
  return mimeType !== '' && mimeType !== 'application/octet-stream';
}

/** Linear, and without decoding; padding only at the end. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** The end of a name says what the file is, so the middle goes. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME - 21)}…${name.slice(-20)}`;
}
