import { constants, existsSync, type Stats } from 'node:fs';
import { access, chmod, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** DATA_DIR is unusable; the message says why, in one line. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOENT: 'it cannot be created there',
  ENOSPC: 'the disk is full',
};

/** Names, addresses and secrets are in it: for this user only, and for a group if somebody gave it one. */
const PRIVATE = 0o700;
const OTHERS = 0o007;

/**
 * Creates the folder for everything a server stores, if missing, and closes it to other users of the machine. Throws
 * DataDirectoryError when it is not writable.
 */
export async function openDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(resolve(directory));
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = await stat(directory);
    // Not ours, as a volume may be: whoever owns it decides.
    if (mode & OTHERS) await chmod(directory, mode & ~OTHERS).catch(() => {});
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DataDirectoryError(
      `DATA_DIR ${resolve(directory)} cannot be used: ${REASONS[code] ?? 'it cannot be written'} (${code}).`,
      { cause: error },
    );
  }
}

/**
 * A command that root runs leaves nothing in the folder that the server's user may not touch: what root owns below `path` is
 * handed to the owner of the folder. Does nothing for other users, and in a folder of root.
 */
export async function handToOwner(directory: string, path = directory): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const owner = await lstat(directory).catch(() => null);
  if (owner && owner.uid !== 0) await handOver(path, owner);
}

async function handOver(path: string, owner: Pick<Stats, 'uid' | 'gid'>): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found) return;
  // A second name of a file may lie anywhere: such a file is not given away.
  const isOnlyHere = found.isDirectory() || found.nlink === 1;
  if (found.uid === 0 && isOnlyHere) await lchown(path, owner.uid, owner.gid);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await handOver(join(path, name), owner);
}

/** Node's own recursive mkdir loops forever where the parent exists but takes no folders (/proc). */
async function makeFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: PRIVATE });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isThere = await stat(directory).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) return;
    if (code !== 'ENOENT' || existsSync(dirname(directory))) throw error;
    await makeFolder(dirname(directory));
    await mkdir(directory, { mode: PRIVATE });
  }
}
