import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { ArchiveHead } from '#adapters/backup/archive-format.ts';
import { writeArchive } from '#adapters/backup/archive-writer.ts';
import type { Settings } from '#adapters/settings.ts';
import { readDatabase } from '#data/backup/read-database.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { requireRoom } from './disk-room.ts';
import type { BackupSource } from './open-source.ts';
import { shopFiles, sizeOfShopFiles } from './shop-files.ts';

export interface BackupOrder {
  file: string;
  password: string;
  /** Of this program. */
  version: string;
  now: Date;
}

/** Refuses what is hopeless before the database is opened, which on a full disk may say no more than that it cannot be. */
export async function requireTarget(settings: Settings, file: string): Promise<void> {
  const folder = dirname(resolve(file));
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new CommandRefusedError(`There is no folder ${folder}.`);
  await requireRoom(folder, await sizeOfShopFiles(resolve(settings.dataDir)), 'the backup');
}

/** Writes everything of a shop into one file, which appears complete or not at all; the caller has required its target. */
export async function takeBackup(
  source: BackupSource,
  settings: Settings,
  { file, password, version, now }: BackupOrder,
): Promise<{ head: ArchiveHead; bytes: number }> {
  const dataDir = resolve(settings.dataDir);
  // Rows pack well, pictures not at all.
  await requireRoom(
    dirname(resolve(file)),
    (await sizeOfShopFiles(dataDir)) + source.bytes / 2,
    'the backup',
  );
  const parts = readDatabase(source.session);
  const first = await parts.next();
  if (first.done || first.value.kind !== 'shape' || first.value.shape.migrations.length === 0) {
    await parts.return(undefined);
    throw new CommandRefusedError('The database holds no shop.');
  }
  const archive = await writeArchive(file, password, {
    version,
    migration: first.value.shape.migrations.at(-1) ?? '',
    takenAt: now.toISOString(),
    database: source.kind,
  });
  try {
    await archive.add(first.value);
    for await (const part of parts) await archive.add(part);
    for await (const entry of shopFiles(dataDir, settings)) await archive.add(entry);
    return await archive.finish();
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await parts.return(undefined);
  }
}
