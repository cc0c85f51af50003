import type { Storage } from '#use-cases/ports.ts';
import { fileStorage } from './file-storage.ts';
import type { S3Options } from './s3-settings.ts';

export interface OpenStorage {
  storage: Storage;
  /** Whether other servers have the same files. */
  isShared: boolean;
  close(): void;
}

/** The place of all files: an S3 bucket, or DATA_DIR. The client of S3 takes 13 MB, so it is loaded by who needs it. */
export async function openStorage(
  s3: S3Options | undefined,
  { dataDir }: { dataDir: string },
): Promise<OpenStorage> {
  if (!s3) return { storage: fileStorage(dataDir), isShared: false, close: () => {} };
  const { s3Storage } = await import('./s3-storage.ts');
  const storage = s3Storage(s3);
  return { storage, isShared: true, close: () => storage.close() };
}
