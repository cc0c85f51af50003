import type { Deps } from '#use-cases/ports.ts';
import { uploadFiles } from './file-store.ts';
import { removeFiles } from './remove-files.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** So long a cart may wait for its order. */
const KEEP_DAYS = 7;
const BATCH = 100;

/** Deletes what visitors uploaded 7 days ago and earlier and nothing uses: no order, contact form or record. */
export async function forgetOldUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_DAYS * DAY);
  for (;;) {
    const gone = await deps.db.transaction(async ({ files, records }) => {
      // A record that is being written may have looked for its upload already.
      await records.lock();
      return files.removeUnusedUploads(before, BATCH);
    });
    // Only now that nothing can bring the rows back.
    await removeFiles(deps, gone.flatMap(uploadFiles));
    if (gone.length < BATCH) return;
  }
}
