import { AppError } from '#domain/errors.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { wakeUps } from '#use-cases/signals/wake-ups.ts';
import type { DeviceCommand } from './device-store.ts';

/** The longest delay that a lost signal can cause. */
const POLL_MS = 2_000;

interface Question {
  device: number;
  /** Aborted when the person waiting goes away. */
  signal: AbortSignal;
  /** Queues the command, in the transaction of what belongs to it. */
  add: (stores: Stores) => Promise<DeviceCommand>;
}

/**
 * Asks a device for something and waits until it is done. Throws 'device-failed' with its reason when the device reports a
 * failure, and 'device-timeout' when it does not answer in time.
 */
export async function askDevice(
  deps: Deps,
  { device, signal, add }: Question,
): Promise<{ state: 'confirmed' }> {
  const timeIsUp = AbortSignal.any([signal, AbortSignal.timeout(deps.deviceAnswerMs)]);
  const wake = wakeUps(
    deps.events,
    'device-commands',
    POLL_MS,
    timeIsUp,
    (payload) => payload === '' || payload === String(device),
  );
  try {
    const { id } = await deps.db.transaction(add);
    while (!timeIsUp.aborted) {
      await wake.next();
      const answered = await deps.db.devices.command(id);
      if (answered && answered.state !== 'waiting') return confirmed(answered);
    }
    return await giveUp(deps, device, id);
  } finally {
    wake.stop();
  }
}

/** A device that comes back later must not print what nobody is waiting for. */
async function giveUp(deps: Deps, device: number, command: number): Promise<{ state: 'confirmed' }> {
  const at = deps.clock.now();
  const isMine = await deps.db.devices.answerCommand(command, device, { state: 'failed', message: null, at });
  const answered = isMine ? null : await deps.db.devices.command(command);
  if (answered) return confirmed(answered);
  throw new AppError('device-timeout');
}

function confirmed({ state, message }: DeviceCommand): { state: 'confirmed' } {
  if (state === 'confirmed') return { state };
  throw new AppError('device-failed', { details: { state, reason: message } });
}
