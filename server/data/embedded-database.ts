import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { finishRestore } from './backup/restored-folder.ts';
import { DataDirectoryError } from './directory/data-directory.ts';
import { type DirectoryLock, lockDirectory } from './directory/directory-lock.ts';
import { DurableFiles, durableParameters } from './durable-files.ts';
import { syncFolder, syncTree } from './sync-files.ts';

export interface EmbeddedDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * The database's own page cache, written completely at the start and so permanently resident. Other pages come from the
 * system's file cache; the tables in use of a years-old shop take some ten megabytes.
 */
const SHARED_BUFFERS = '32MB';

/** Its folder in DATA_DIR. */
const FILES = 'db';
const DRAFT = 'db.new-';

/** Whether a server has made an embedded database in this folder. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, FILES));
}

/**
 * Opens the in-process PostgreSQL with its files in `dataDir`/db. Two processes on one directory would destroy each other's
 * rows, so the directory is locked first; throws DirectoryLockedError when the lock is held, DataDirectoryError when the files are damaged. An acknowledged commit is on
 * the disk, and survives a power cut.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock: DirectoryLock = await lockDirectory(dataDir);
  try {
    await finishRestore(dataDir, 'embedded');
    if (!hasEmbeddedDatabase(dataDir)) await makeFiles(dataDir);
    await removeDrafts(dataDir);
    const pglite = await openFiles(join(dataDir, FILES), dataDir);
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

/** Opens the database in `files`, which nobody else knows of, made empty if it is not there. */
export async function openPrivateDatabase(files: string): Promise<EmbeddedDatabase> {
  if (!existsSync(files)) {
    await mkdir(files, { recursive: true, mode: 0o700 });
    await fillFiles(files);
  }
  const pglite = await openFiles(files, dirname(files));
  return { pglite, close: () => pglite.close() };
}

/** Throws DataDirectoryError: what the engine itself says of damaged files helps nobody. */
async function openFiles(files: string, dataDir: string): Promise<PGlite> {
  try {
    const pglite = await PGlite.create({
      fs: new DurableFiles(files),
      relaxedDurability: false,
      extensions: { pg_trgm },
      startParams: [
        ...durableParameters(PGlite.defaultStartParams),
        '-c',
        `shared_buffers=${SHARED_BUFFERS}`,
      ],
    });
    await pglite.exec("SET timezone TO 'UTC'");
    return pglite;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataDirectoryError(
      `DATA_DIR ${resolve(dataDir)} cannot be used: its database cannot be opened (${reason}).`,
      { cause: error },
    );
  }
}

const MAKER = `
  const [, pglite, directory] = process.argv;
  // It runs once: compiling it well takes longer than that saves.
  require('node:v8').setFlagsFromString('--liftoff-only');
  // Who waits for it is gone.
  process.stdin.on('end', () => process.exit(1)).resume();
  require(pglite).PGlite.create(directory).then((made) => made.close()).then(() => process.exit(0));
`;

/**
 * Creates the files of an empty database. In a separate process, because initdb needs half a gigabyte that this one would
 * keep, and under another name until it is done: after a kill the next start begins again.
 */
async function makeFiles(dataDir: string): Promise<void> {
  const draft = await mkdtemp(join(dataDir, DRAFT));
  await fillFiles(draft);
  await syncTree(draft);
  await rename(draft, join(dataDir, FILES));
  await syncFolder(dataDir);
}

async function fillFiles(directory: string): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['--eval', MAKER, pglite, directory]);
}

/**
 * Removes drafts left behind by a killed server. Its maker keeps writing for a moment; what cannot be removed because of
 * that does no harm and goes at the next start.
 */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
