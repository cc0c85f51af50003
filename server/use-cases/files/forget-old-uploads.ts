import type { Deps } from '#use-cases/ports.ts';
import { uploadFiles } from './file-store.ts';
import { removeFiles } from './remove-files.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a cart may wait to become an order. */
const KEEP_DAYS = 7;
const BATCH = 100;

/** Deletes visitors' uploads that are at least 7 days old and unused by any order, contact form or record. */
export async function forgetOldUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_DAYS * DAY);
  for (;;) {
    const gone = await deps.db.transaction(async ({ files, records }) => {
      // A record being written may already have looked up its upload.
      await records.lock();
      return files.removeUnusedUploads(before, BATCH);
    });
    // Only now, when nothing can bring the rows back.
    await removeFiles(deps, gone.flatMap(uploadFiles));
    if (gone.length < BATCH) return;
  }
}
