import { AppError } from '#domain/errors.ts';
import { logLine } from '#domain/text/log-text.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface DeviceAnswer {
  id: number;
  isDone: boolean;
  /** Why it failed. */
  message: string | null;
}

/**
 * Stores a device's answer to a command. Repeating the same answer changes nothing. Throws 'not-found', and
 * 'device-command-closed' when the person waiting has given up or got a different answer.
 */
export async function answerDeviceCommand(
  deps: Deps,
  actor: Actor,
  { id, isDone, message }: DeviceAnswer,
): Promise<{ state: 'confirmed' | 'failed' }> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const state = isDone ? 'confirmed' : 'failed';
  const answer = {
    state,
    message: message === null ? null : logLine(message),
    at: deps.clock.now(),
  } as const;
  const isAnswered = await deps.db.transaction((stores) =>
    stores.devices.answerCommand(id, actor.id, answer),
  );
  if (isAnswered) return { state };
  const command = await deps.db.devices.command(id);
  if (!command || command.device !== actor.id) throw new AppError('not-found');
  if (command.state !== state || command.message !== answer.message)
    throw new AppError('device-command-closed');
  return { state };
}
