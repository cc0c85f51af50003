import { AppError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Removes files that no row names any more. What cannot be removed is only in the way, so that nothing is thrown. */
export async function removeFiles(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    await storage.remove(file).catch((error) => log.warn({ err: error, file }, 'file not removed'));
  }
}

/** Whether a row was certainly not changed: a lost connection may have cut off only the answer. */
export function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable';
}
