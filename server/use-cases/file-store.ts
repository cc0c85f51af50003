import type { UploadRef } from '#domain/image.ts';

export interface StoredUpload extends UploadRef {
  bytes: number;
  /** The order that uses it. */
  order: number | null;
}

export interface FileStore {
  addUpload(upload: Omit<StoredUpload, 'id' | 'order' | 'version'>): Promise<StoredUpload>;
  upload(id: number): Promise<StoredUpload | null>;
  /** The uploads among `ids` that exist, used or not. */
  uploads(ids: readonly number[]): Promise<StoredUpload[]>;
}

/** Where the bytes of an upload lie in the storage. */
export function uploadFile(upload: Pick<UploadRef, 'publicHash' | 'extension'>): string {
  return `uploads/${upload.publicHash}.${upload.extension}`;
}

/** Where a made-up copy of an upload lies: the jpg that is shown as its preview. */
export function uploadPreviewFile(upload: Pick<UploadRef, 'publicHash'>): string {
  return `upload-previews/${upload.publicHash}.jpg`;
}
