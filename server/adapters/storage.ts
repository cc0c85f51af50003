import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import type { Storage } from '#use-cases/ports.ts';

/** File and folder names that we generate ourselves; any other is a bug of ours. */
const NAME = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)+(\.[a-z0-9]+)?$/;

/** Files below `directory`. A file appears whole or not at all; a full disk is 'unavailable'. */
export function fileStorage(directory: string): Storage {
  return {
    async write(name, bytes) {
      const path = pathOf(directory, name);
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
      const path = pathOf(directory, name);
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
    async read(name) {
      try {
        return await readFile(pathOf(directory, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(directory, name), { force: true });
    },
  };
}

function pathOf(directory: string, name: string): string {
  if (!NAME.test(name)) throw new RangeError(`not a name of the storage: ${name}`);
  return join(directory, name);
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
