import { makeBackupKey, readBackupKey } from '#adapters/backup/backup-key.ts';
import type { Settings } from '#adapters/settings.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import type { BackupKey, BackupPlan } from '#use-cases/operations/backup-store.ts';
import { dailyCopies } from './daily-copies.ts';
import { type LocalDoor, openLocalDoor } from './local-door.ts';

export interface Backups {
  plan: BackupPlan;
  /** The key that this start made; null if there was one, or none is needed. */
  madeKey: string | null;
  close(): Promise<void>;
}

/**
 * What a running server does about backups. The shop on an embedded database copies itself every day; on PostgreSQL that is up
 * to a technician's schedule, and people are only told when it stops.
 */
export async function startBackups(embedded: EmbeddedDatabase | null, settings: Settings): Promise<Backups> {
  const { hasBackups: isWatched, backupPassword, dataDir } = settings;
  const readKey = async (): Promise<BackupKey> => {
    if (backupPassword) return { origin: 'given', key: null };
    const key = await readBackupKey(dataDir);
    return { origin: key ? 'made' : 'none', key };
  };
  if (!embedded) return { plan: { readKey, copies: null, isWatched }, madeKey: null, close: async () => {} };
  const door: LocalDoor = await openLocalDoor(dataDir, embedded);
  return {
    plan: { readKey, copies: isWatched ? dailyCopies(settings) : null, isWatched },
    madeKey: isWatched && !backupPassword ? await makeBackupKey(dataDir) : null,
    close: () => door.close(),
  };
}
