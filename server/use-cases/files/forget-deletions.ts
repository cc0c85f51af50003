import { undoableSince } from '#domain/time/deletion-undo.ts';

import type { Deps } from '#use-cases/ports.ts';
import { removeFiles } from './remove-files.ts';

/** Forgets what can no longer be brought back, with the bytes of its pictures and files. */
export async function forgetDeletions(deps: Deps): Promise<void> {
  await removeFiles(deps, await deps.db.deletions.forget(undoableSince(deps.clock.now())));
}
