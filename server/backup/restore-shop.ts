import { readdir } from 'node:fs/promises';
import type { ArchiveHead } from '#adapters/backup/archive-format.ts';
import { readArchive } from '#adapters/backup/archive-reader.ts';
import { loadDatabase } from '#data/backup/load-database.ts';
import { openDataDirectory } from '#data/data-directory.ts';
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
      return { rows: head.rows, files: await unpackFiles(entries, folder) };
    } finally {
      await entries.return(undefined);
    }
  };
  const advice = `To replace that shop: npm run restore -- ${file} --replace`;
  const options = { ...order, isFilesToo: true, advice };
  return databaseUrl ? fillPostgres(databaseUrl, options, fill) : fillEmbedded(options, fill);
}
