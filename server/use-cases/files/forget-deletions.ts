import { undoableSince } from '#domain/time/deletion-undo.ts';
import type { Deps } from '#use-cases/ports.ts';
import { removeFiles } from './remove-files.ts';

/** Forgets what can no longer be undone: deletions, with the bytes of their pictures and files, and bulk changes. */
export async function forgetDeletions(deps: Deps): Promise<void> {
  const since = undoableSince(deps.clock.now());
  await removeFiles(deps, await deps.db.deletions.forget(since));
  await deps.db.changes.forget(since);
}
