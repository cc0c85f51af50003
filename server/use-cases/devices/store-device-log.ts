import { AppError } from '#domain/errors.ts';
import { deviceLogMessage } from '#text/log-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Stores the lines a device sent among the logs of its branch. */
export async function storeDeviceLog(deps: Deps, actor: Actor, lines: readonly string[]): Promise<void> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  await deps.db.logs.add({
    level: 'info',
    source: 'device',
    message: deviceLogMessage({ device: actor.name, lines: lines.length }),
    details: lines.join('\n'),
    actor: actor.name,
    branch: actor.branch,
    device: actor.id,
    subject: 'device',
    subjectId: actor.id,
  });
}
