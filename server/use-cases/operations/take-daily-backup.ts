import { copyName, isBackupDue } from '#domain/operations/backup.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { wallTimeOf } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Takes the copy of the day when it is due (R376). One that fails is noted, so that people are told and it is tried again. */
export async function takeDailyBackup({ backups: { copies }, db, clock, log }: Deps): Promise<void> {
  if (!copies) return;
  const { shop } = await db.shop.snapshot();
  const timeZone = shop.branches[0]?.timeZone ?? DEFAULT_ZONE;
  const at = clock.now();
  if (!isBackupDue(await db.backups.state(), at, timeZone)) return;
  const { day, minute } = wallTimeOf(at, timeZone);
  const name = copyName(day, minute);
  try {
    await copies.take(name);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log.error({ err: error, backup: name }, 'no daily backup');
    await db.backups.add({ at, kind: 'daily', name, bytes: 0, rows: 0, files: 0, problem });
  }
}
