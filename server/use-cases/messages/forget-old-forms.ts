import { uploadFile } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long someone may want to come back to an application or an inquiry. */
const KEEP_DAYS = 180;
const BATCH = 50;

/** Deletes contact forms and their files after 180 days. */
export async function forgetOldForms(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_DAYS * DAY);
  for (;;) {
    const forms = await deps.db.forms.olderThan(before, BATCH);
    for (const form of forms) {
      // The files first: if this is interrupted, the row still says what is left to do.
      for (const file of form.files) await deps.storage.remove(uploadFile(file));
      await deps.db.transaction((stores) => stores.forms.remove(form.id));
    }
    if (forms.length < BATCH) return;
  }
}
