import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '#use-cases/ports.ts';

/** How long a result is cached, in milliseconds. */
const FRESH_MS = 1_000;
/** Bytes of the probe: a block, so that a completely full file system is noticed. */
const PROBE = Buffer.alloc(4_096);

/**
 * Whether `directory` is writable: a small file is written to the disk and removed again, at most once a second. `reserve`
 * is the number of bytes that must stay free.
 */
export function disk(directory: string, reserve: number, now: () => number = () => performance.now()): Disk {
  let last: Promise<boolean> | null = null;
  let askedAt = 0;
  return {
    hasRoom: () => {
      if (last === null || now() - askedAt > FRESH_MS) {
        askedAt = now();
        last = takesFiles(directory, reserve);
      }
      return last;
    },
    space: async () => {
      const { bavail, blocks, bsize } = await statfs(directory);
      return { free: bavail * bsize, size: blocks * bsize };
    },
  };
}

async function takesFiles(directory: string, reserve: number): Promise<boolean> {
  const path = join(directory, `.probe-${randomUUID()}`);
  try {
    await mkdir(directory, { recursive: true });
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < reserve) return false;
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
