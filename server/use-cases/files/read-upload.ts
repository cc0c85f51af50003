import * as texts from '#text/file-texts.ts';
import { isSameSecret } from '#use-cases/access/secrets.ts';
import type { Deps, StoredFile } from '#use-cases/ports.ts';
import { uploadFile, uploadPreviewFile } from './file-store.ts';

export interface UploadAddress {
  publicHash: string;
  id: number;
  version: number;
  extension: string;
}

export interface ServedUpload {
  file: StoredFile;
  mimeType: string;
  name: string;
  /** Pictures that we encoded ourselves may be shown inline; everything else is only ever downloaded. */
  isInline: boolean;
}

const PREVIEW_EDGE = 640;
const PICTURES: readonly string[] = ['jpg', 'png', 'gif'];

/** The file behind an upload's address, or the jpg preview of a picture; null for any invalid address. */
export async function readUpload(deps: Deps, address: UploadAddress): Promise<ServedUpload | null> {
  const upload = await deps.db.files.upload(address.id);
  const isMatch = isSameSecret(address.publicHash, upload?.publicHash ?? '');
  if (!upload || !isMatch || upload.version !== address.version) return null;
  const isInline = PICTURES.includes(upload.extension);
  if (address.extension === upload.extension) {
    const file = await deps.storage.open(uploadFile(upload));
    return file && { file, mimeType: upload.mimeType, name: upload.name, isInline };
  }
  if (!isInline || address.extension !== 'jpg') return null;
  const kept = await deps.storage.open(uploadPreviewFile(upload));
  if (kept) return { file: kept, mimeType: 'image/jpeg', name: texts.preview, isInline };
  const original = await deps.storage.read(uploadFile(upload));
  if (!original) return null;
  const preview = await deps.images.resize(original, PREVIEW_EDGE, 'jpg');
  await deps.storage.write(uploadPreviewFile(upload), preview).catch(() => {});
  const file = { size: preview.length, content: preview };
  return { file, mimeType: 'image/jpeg', name: texts.preview, isInline };
}
