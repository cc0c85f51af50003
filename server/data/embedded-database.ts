import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';

export interface EmbeddedDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * The pages that the database keeps itself, all of it written at the start and so resident for ever. What is not among them
 * comes from the system's file cache; a shop of years has tables of some ten megabytes in use.
 */
const SHARED_BUFFERS = '32MB';

const FILES = 'db';
const DRAFT = 'db.new-';

/**
 * Opens the PostgreSQL that lives in this process, with its files in `dataDir`/db. Two processes on one directory would
 * destroy each other's rows, so the directory is locked first; throws DirectoryLockedError when somebody holds it.
 * An acknowledged commit is on disk (no relaxed durability).
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock: DirectoryLock = await lockDirectory(dataDir);
  try {
    if (!existsSync(join(dataDir, FILES))) await makeFiles(dataDir);
    await removeDrafts(dataDir);
    const pglite = await PGlite.create({
      dataDir: join(dataDir, FILES),
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    });
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

const MAKER = `
  const [, pglite, directory] = process.argv;
  // It runs once: compiling it well takes longer than that saves.
  require('node:v8').setFlagsFromString('--liftoff-only');
  // Who waits for it is gone.
  process.stdin.on('end', () => process.exit(1)).resume();
  require(pglite).PGlite.create(directory).then((made) => made.close()).then(() => process.exit(0));
`;

/**
 * Makes the files of an empty database. In a process of its own, because initdb needs half a gigabyte that this one would
 * keep, and under another name until it is done: whoever is killed meanwhile begins again.
 */
async function makeFiles(dataDir: string): Promise<void> {
  const draft = await mkdtemp(join(dataDir, DRAFT));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['--eval', MAKER, pglite, draft]);
  await rename(draft, join(dataDir, FILES));
}

/**
 * What makers left whose server was killed. Such a maker goes on writing for a moment; what cannot be removed because of it
 * is of no harm and goes at the next start.
 */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
