import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import type { Storage, StoredFile } from '#use-cases/ports.ts';
import { isStoredName, requireStoredName, SMALL_FILE } from './stored-names.ts';

/** Kept mails have always had a folder of their own beside the other files. */
const BESIDE = ['outbox-mail'];
const FILES = 'files';

/** Files below DATA_DIR. A file appears whole or not at all; a full disk is 'unavailable'. */
export function fileStorage(dataDir: string): Storage {
  return {
    async write(name, bytes) {
      const path = pathOf(dataDir, name);
      const unfinished = `${path}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw isFull(error) ? new AppError('unavailable', { cause: error }) : error;
      }
    },
    async add(name, bytes) {
      const path = pathOf(dataDir, name);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(path, bytes);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        // The name is known only to whoever adds the file: nobody has read a half-written one.
        await rm(path, { force: true }).catch(() => {});
        throw isFull(error) ? new AppError('unavailable', { cause: error }) : error;
      }
    },
    read: (name) => unlessMissing(readFile(pathOf(dataDir, name))),
    open: (name) => unlessMissing(opened(pathOf(dataDir, name))),
    async stat(name) {
      const found = await unlessMissing(stat(pathOf(dataDir, name)));
      return found?.isFile() ? { at: found.mtime, size: found.size } : null;
    },
    async remove(name) {
      await rm(pathOf(dataDir, name), { force: true });
    },
    async *list(prefix) {
      for (const [root, folder] of [
        ...BESIDE.map((one) => [dataDir, one] as const),
        [join(dataDir, FILES), ''],
      ] as const)
        yield* namesIn(root, folder, prefix);
    },
  };
}

function pathOf(dataDir: string, name: string): string {
  requireStoredName(name);
  const isBeside = BESIDE.some((folder) => name.startsWith(`${folder}/`));
  return isBeside ? join(dataDir, name) : join(dataDir, FILES, name);
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return null;
    throw error;
  }
}

async function opened(path: string): Promise<StoredFile> {
  const file = await open(path, 'r');
  let isStreamed = false;
  try {
    const { size } = await file.stat();
    // A folder is refused by this read as well.
    if (size <= SMALL_FILE) {
      const content = await file.readFile();
      return { size: content.length, content };
    }
    isStreamed = true;
    return { size, content: file.createReadStream() };
  } finally {
    if (!isStreamed) await file.close();
  }
}

/** The names below a folder of `root`. Half-written files are nobody's. */
async function* namesIn(root: string, top: string, prefix: string): AsyncGenerator<string> {
  const folders = [top];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (folder !== '' && !isOnTheWay(folder, prefix)) continue;
    const path = join(root, folder);
    for (const entry of (await unlessMissing(readdir(path, { withFileTypes: true }))) ?? []) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(name);
      else if (name.startsWith(prefix) && isStoredName(name) && !name.endsWith('.tmp')) yield name;
    }
  }
}

function isOnTheWay(folder: string, prefix: string): boolean {
  return `${folder}/`.startsWith(prefix) || prefix.startsWith(`${folder}/`);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
