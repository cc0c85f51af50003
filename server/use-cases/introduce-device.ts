import { AppError } from '#domain/errors.ts';
import { logLine } from '#domain/log-text.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './ports.ts';

/** Notes which program a device runs, and that it was here. */
export async function introduceDevice(
  deps: Deps,
  actor: Actor,
  { appVersion, platform }: { appVersion: string; platform: string },
): Promise<void> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  await deps.db.devices.seen(actor.id, deps.clock.now(), {
    appVersion: logLine(appVersion, 100),
    platform: logLine(platform, 100),
  });
}
