import type { UploadRef } from '#domain/media/image.ts';

export interface StoredUpload extends UploadRef {
  bytes: number;
  /** The order that uses it. */
  order: number | null;
}

export type NewUpload = Omit<StoredUpload, 'id' | 'order' | 'version'> & {
  /** Uploaded to the library by a manager. */
  isLibrary?: boolean;
};

export interface FileStore {
  addUpload(upload: NewUpload): Promise<StoredUpload>;
  upload(id: number): Promise<StoredUpload | null>;
  /** The uploads among `ids` that exist, used or not. */
  uploads(ids: readonly number[]): Promise<StoredUpload[]>;
  /** Whether an order or a contact form has it; until the end of the transaction nothing else can take it. */
  isUploadTaken(id: number): Promise<boolean>;
  /** Removes visitors' uploads from before that instant that no order, contact form or record uses; returns which. */
  removeUnusedUploads(before: Date, limit: number): Promise<StoredUpload[]>;
  /** Reserves an id for a picture whose bytes are stored before its row. */
  nextImageId(): Promise<number>;
}

export type UploadFile = Pick<UploadRef, 'publicHash' | 'extension'> & { version?: number };

/** Where an upload's bytes are in the storage. */
export function uploadFile({ publicHash, extension, version = 1 }: UploadFile): string {
  return `uploads/${versioned(publicHash, version)}.${extension}`;
}

/** Where a derived copy of an upload is stored: the jpg shown as its preview. */
export function uploadPreviewFile({ publicHash, version = 1 }: Omit<UploadFile, 'extension'>): string {
  return `upload-previews/${versioned(publicHash, version)}.jpg`;
}

function versioned(publicHash: string, version: number): string {
  return version === 1 ? publicHash : `${publicHash}-${version}`;
}

/** All files of one version. */
export function uploadFiles(upload: UploadFile): string[] {
  return [uploadFile(upload), uploadPreviewFile(upload)];
}
