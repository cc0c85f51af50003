import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { DeviceCommand } from './device-store.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** The unanswered commands of the device behind the key. */
export async function listDeviceCommands(
  deps: Deps,
  actor: Actor,
): Promise<Omit<DeviceCommand, 'device' | 'state' | 'message'>[]> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const waiting = await deps.db.devices.waitingCommands(actor.id, commandsSince(deps));
  return waiting.map(({ id, kind, printer, content, createdAt }) => ({
    id,
    kind,
    printer,
    content,
    createdAt,
  }));
}

/** A test is for now or never; a log request waits a day for a device that is off. */
export function commandsSince(deps: Pick<Deps, 'clock' | 'deviceAnswerMs'>): {
  testsSince: Date;
  logsSince: Date;
} {
  const now = deps.clock.now().getTime();
  return { testsSince: new Date(now - deps.deviceAnswerMs), logsSince: new Date(now - DAY) };
}
