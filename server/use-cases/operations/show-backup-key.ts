import { AppError } from '#domain/errors.ts';
import { backupKeyShownMessage } from '#text/privacy/journal-texts.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import { proveOwner } from '#use-cases/access/prove-owner.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

interface KeyCall {
  currentPassword: string | null;
  sessionToken: string;
}

/**
 * The key of the backups, for whoever proves once more who they are (R389); that it was shown stands in the journal first. Throws
 * 'not-found' where the server has made none, and what proveOwner throws.
 */
export async function showBackupKey(deps: Deps, actor: UserActor, call: KeyCall): Promise<string> {
  const account = await requireAccount(deps, actor.id);
  const session = await deps.db.accounts.session(secretHash(call.sessionToken));
  await proveOwner(deps, account, session, call.currentPassword);
  const { key } = await deps.backups.readKey();
  if (key === null) throw new AppError('not-found');
  await deps.db.logs.add({
    level: 'warning',
    source: 'staff',
    message: backupKeyShownMessage,
    ...authorOf(actor),
    subject: 'backup',
    subjectId: 0,
    journal: { action: 'backup-key-shown', change: null },
  });
  return key;
}
