import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';

export interface EmbeddedDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL that lives in this process, with its files in `dataDir`/db. Two processes on one directory would
 * destroy each other's rows, so the directory is locked first; throws DirectoryLockedError when somebody holds it.
 * An acknowledged commit is on disk (no relaxed durability).
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock: DirectoryLock = await lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), relaxedDurability: false });
    await pglite.exec("SET timezone TO 'UTC'");
    return {
      pglite,
      close: async () => {
        try {
          await pglite.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
