import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder with everything below it is on the disk when this ends. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncOne(path, 'r+');
  }
  await syncFolder(folder);
}

/** The names in a folder are on the disk: what was renamed or made there stays so. Not every system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  await syncOne(folder, 'r').catch(() => undefined);
}

async function syncOne(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
