import { judgeBackup } from '#domain/operations/backup.ts';
import type { Check } from './check.ts';

/** How old the last copy of everything is. */
export const checkBackup: Check<'backup'> = async ({ db, clock, backups: { isWatched } }) =>
  judgeBackup({ ...(await db.backups.state()), isWatched }, clock.now());
