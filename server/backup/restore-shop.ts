import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveHead } from '#adapters/backup/archive-format.ts';
import { readArchive } from '#adapters/backup/archive-reader.ts';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { moveFiles } from '#adapters/storage/move-files.ts';
import { openStorage } from '#adapters/storage/open-storage.ts';
import type { S3Options } from '#adapters/storage/s3-settings.ts';
import { loadDatabase } from '#data/backup/load-database.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import type { Log } from '#use-cases/ports.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { requireRoom } from './disk-room.ts';
import { databaseParts, unpackFiles } from './read-content.ts';
import { type Fill, fillEmbedded, fillPostgres } from './target.ts';

export interface RestoreOrder {
  file: string;
  head: ArchiveHead;
  password: string;
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Where pictures and uploads go; unset: DATA_DIR. */
  s3?: S3Options | undefined;
  isReplacing: boolean;
  migrationsDir: string;
  log: Log;
  now: Date;
}

/** Throws CommandRefusedError for a backup of a newer Theke. */
export async function requireKnown(
  { version, migration }: ArchiveHead,
  migrationsDir: string,
): Promise<void> {
  if ((await readdir(migrationsDir)).includes(migration)) return;
  throw new CommandRefusedError(
    `The backup is of a newer Theke (${version}, migration ${migration}). Install that version, then restore.`,
  );
}

/**
 * Puts the shop of a backup into its place. The file is read once: only when its end has proved it to be whole does anything
 * that is there change. Returns the folder that holds what was there before, if there was something.
 */
export async function restoreShop(order: RestoreOrder): Promise<string | null> {
  const { file, head, password, databaseUrl, dataDir, migrationsDir } = order;
  await openDataDirectory(dataDir);
  // A row takes about half a kilobyte with its indexes.
  await requireRoom(dataDir, head.fileBytes + (databaseUrl ? 0 : head.rows * 512), 'the restored shop');
  const fill: Fill = async (session, folder) => {
    const entries = readArchive(file, password);
    try {
      await loadDatabase(session, databaseParts(entries), migrationsDir);
      const files = await unpackFiles(entries, folder);
      if (order.s3) await fillBucket(order.s3, folder);
      return { rows: head.rows, files };
    } finally {
      await entries.return(undefined);
    }
  };
  const advice = `To replace that shop: npm run restore -- ${file} --replace`;
  const options = { ...order, isFilesToo: true, advice };
  return databaseUrl ? fillPostgres(databaseUrl, options, fill) : fillEmbedded(options, fill);
}

/**
 * Carries unpacked files into the bucket, before the database decides: a file that no row names does no harm, a row without its
 * file would. Those that are there beyond it stay.
 */
async function fillBucket(s3: S3Options, folder: string): Promise<void> {
  const bucket = await openStorage(s3, { dataDir: folder });
  try {
    const { failed } = await moveFiles(fileStorage(folder), bucket.storage, {
      isSourceDeleted: false,
      tell: () => {},
    });
    if (failed > 0) throw new CommandRefusedError(`${failed} files could not be stored in the bucket.`);
  } finally {
    bucket.close();
  }
  await rm(join(folder, 'files'), { recursive: true, force: true });
}
