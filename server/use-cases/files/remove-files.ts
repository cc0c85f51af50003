import { AppError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Removes files that no row names any more. A file that cannot be removed only takes up space, so nothing is thrown. */
export async function removeFiles(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    await storage.remove(file).catch((error) => log.warn({ err: error, file }, 'file not removed'));
  }
}

/** Whether a row certainly did not change: a lost connection may have cut off only the answer. */
export function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable';
}
