import { dueBefore } from '#domain/privacy/retention.ts';
import { formRemovedMessage } from '#text/privacy/journal-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredForm } from './form-store.ts';

const BATCH = 50;

/** Deletes contact forms and their files when the time that the shop has set for them is over (R346). */
export async function forgetOldForms(deps: Deps): Promise<void> {
  const { periods } = await deps.db.guests.retention();
  const before = dueBefore(deps.clock.now(), periods.shop.forms);
  for (;;) {
    const forms = await deps.db.forms.olderThan(before, BATCH);
    for (const form of forms) await removeForm(deps, form);
    if (forms.length < BATCH) return;
  }
}

/** The files first: if this is interrupted, the row still says what is left to do. */
async function removeForm(
  deps: Pick<Deps, 'db' | 'storage'>,
  { id, files }: Pick<StoredForm, 'id' | 'files'>,
): Promise<void> {
  for (const file of files) await deps.storage.remove(uploadFile(file));
  await deps.db.transaction(async ({ forms, journal }) => {
    await forms.remove(id);
    await journal.add({
      ...SYSTEM,
      action: 'form-removed',
      message: formRemovedMessage({ id }),
      subject: 'form',
      subjectId: id,
    });
  });
}
