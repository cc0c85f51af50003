import { AppError } from '#domain/errors.ts';
import type { Actor } from './actor.ts';
import { commandsSince } from './list-device-commands.ts';
import type { Deps } from './ports.ts';
import { wakeUps } from './wake-ups.ts';
import { isKeyGood } from './while-key-holds.ts';

const POLL_MS = 10_000;

/** Something waits for the device: print jobs of its branch, or commands for itself. */
export interface DeviceNews {
  kind: 'jobs' | 'commands';
  waiting: number;
}

/**
 * What waits for the device, now and whenever there is something. Ends with the signal, and when the device's key was
 * renewed, or the device was switched off, moved or removed (attacks A23): at once or after 10 seconds.
 */
export async function* followDevice(
  deps: Deps,
  actor: Actor,
  signal: AbortSignal,
): AsyncGenerator<DeviceNews> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const { id, branch } = actor;
  const wake = wakeUps(
    deps.events,
    ['print-jobs', 'device-commands'],
    POLL_MS,
    signal,
    (payload, channel) => payload === '' || payload === String(channel === 'print-jobs' ? branch : id),
  );
  try {
    const first = await deps.db.devices.access(id);
    while (!signal.aborted) {
      if (!isKeyGood(await deps.db.devices.access(id), first, branch)) return;
      const jobs = await deps.db.work.countWaiting(branch, id);
      if (jobs > 0) yield { kind: 'jobs', waiting: jobs };
      const commands = await deps.db.devices.waitingCommands(id, commandsSince(deps));
      if (commands.length > 0) yield { kind: 'commands', waiting: commands.length };
      await wake.next();
    }
  } finally {
    wake.stop();
  }
}
