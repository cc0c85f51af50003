import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandRefusedError } from '../start-fault.ts';

/** What must stay free for a shop that goes on, in bytes. */
const RESERVE = 64 * 1_024 * 1_024;

/** Throws CommandRefusedError unless so many bytes, estimated, fit beside what a running shop needs. */
export async function requireRoom(folder: string, bytes: number, purpose: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + RESERVE) return;
  throw new CommandRefusedError(
    `The disk of ${resolve(folder)} has ${megabytes(free)} MB left; ${purpose} needs about ${megabytes(bytes)} MB and ${megabytes(RESERVE)} MB stay free.`,
  );
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
