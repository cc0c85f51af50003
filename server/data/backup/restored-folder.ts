import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handToOwner } from '../directory/data-directory.ts';
import { syncFolder, syncTree } from '../sync-files.ts';

// What is restored into DATA_DIR is written into a folder beside what is there. One renaming then decides: from it on the
// exchange of the two is completed by the command itself or, if that is killed, by the next start.

/** In DATA_DIR: what belongs to a shop, beside the embedded database. Everything else there is made again, or is no state. */
export const SHOP_FILES = ['files', 'fonts', 'secrets.key', 'vapid-keys.json', 'backup.key'] as const;
const DATABASE = 'db';

const DRAFT = 'restore.new-';
const READY = 'restore.ready';
const NOTE = 'restore.json';

type DatabaseKind = 'embedded' | 'postgresql';

interface Note {
  id: string;
  database: DatabaseKind;
  /** What to exchange; what was not restored is only taken away. */
  names: { name: string; isRestored: boolean }[];
  /** The folder for what was there. */
  before: string;
}

export interface RestoreDraft {
  /** Of this restore; a restored PostgreSQL database says it, so that a start knows whether it was stored. */
  readonly id: string;
  /** Where the new files go. */
  readonly folder: string;
  /** Decides: what is in the folder replaces what is in DATA_DIR. Returns the folder that will hold what was there. */
  decide(): Promise<string>;
}

/** A new folder beside the shop's; what earlier ones that were killed left is removed. The caller holds the lock of `dataDir`. */
export async function beginRestore(
  dataDir: string,
  {
    database,
    isFilesToo = true,
    now = new Date(),
  }: { database: DatabaseKind; isFilesToo?: boolean; now?: Date },
): Promise<RestoreDraft> {
  await removeDrafts(dataDir);
  const folder = await mkdtemp(join(dataDir, DRAFT));
  const id = randomUUID();
  const before = `before-restore-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  return {
    ...{ id, folder },
    async decide() {
      const names = [...(database === 'embedded' ? [DATABASE] : []), ...(isFilesToo ? SHOP_FILES : [])].map(
        (name) => ({ name, isRestored: existsSync(join(folder, name)) }),
      );
      const note: Note = { id, database, names, before };
      await writeFile(join(folder, NOTE), JSON.stringify(note), { flush: true, mode: 0o600 });
      await handToOwner(dataDir, folder);
      await syncTree(folder);
      await rename(folder, join(dataDir, READY));
      await syncFolder(dataDir);
      return join(dataDir, before);
    },
  };
}

/** The decided restore of a folder that is not completed yet. */
export async function decidedRestore(dataDir: string): Promise<Note | null> {
  const text = await readFile(join(dataDir, READY, NOTE), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Note);
}

/**
 * Completes a decided restore, whatever it was interrupted at; without one it only removes what undecided ones left. The
 * caller holds the lock of `dataDir`, or is the only one there.
 */
export async function finishRestore(dataDir: string, database: DatabaseKind): Promise<void> {
  const note = await decidedRestore(dataDir);
  if (note?.database === database) {
    const before = join(dataDir, note.before);
    await mkdir(before, { recursive: true, mode: 0o700 });
    for (const { name, isRestored } of note.names) {
      const [there, restored] = [join(dataDir, name), join(dataDir, READY, name)];
      // Without the restored one what is there is already the new one.
      if (existsSync(there) && (!isRestored || existsSync(restored))) await rename(there, join(before, name));
      if (existsSync(restored)) await rename(restored, there);
    }
    await syncFolder(dataDir);
    await rm(join(dataDir, READY), { recursive: true, force: true });
    // An empty one tells nothing.
    await rmdir(before).catch(() => {});
  }
  await removeDrafts(dataDir);
}

/** Takes back a decision: the database did not store it. */
export async function abandonRestore(dataDir: string): Promise<void> {
  const ready = join(dataDir, READY);
  if (existsSync(ready)) await rename(ready, join(dataDir, `${DRAFT}${randomUUID()}`));
  await removeDrafts(dataDir);
}

async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => []))
    if (name.startsWith(DRAFT))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
}
