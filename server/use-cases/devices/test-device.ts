import { AppError } from '#domain/errors.ts';
import { device } from '#entities/device.ts';
import { deviceTestMessage } from '#text/log-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';
import { wakeUps } from '#use-cases/signals/wake-ups.ts';
import type { DeviceCommand } from './device-store.ts';
import { namedPrinters, printersOf } from './own-printer.ts';

/** The longest delay that a lost signal can cause. */
const POLL_MS = 2_000;

export interface TestDevice {
  id: number;
  kind: 'notification' | 'print';
  /** The id of the printer that prints; null = each of the device. */
  printer: number | null;
  /** Aborted when the person waiting goes away. */
  signal: AbortSignal;
}

/**
 * Asks a device for a test and waits until it is done (R118). Throws 'not-found' (also for a printer of another device), 'device-failed' with its reason when the
 * device reports a failure, and 'device-timeout' when it does not answer in time.
 */
export async function testDevice(
  deps: Deps,
  actor: Actor,
  { id, kind, printer, signal }: TestDevice,
): Promise<{ state: 'confirmed' }> {
  const row = await readRecord(deps, actor, device, id);
  const named = namedPrinters(printer === null ? [] : await printersOf(deps.db.records, id));
  const tested = named.find(({ record }) => record.id === printer);
  if (printer !== null && !tested) throw new AppError('not-found');
  const timeIsUp = AbortSignal.any([signal, AbortSignal.timeout(deps.deviceAnswerMs)]);
  const wake = wakeUps(
    deps.events,
    'device-commands',
    POLL_MS,
    timeIsUp,
    (payload) => payload === '' || payload === String(id),
  );
  try {
    const at = deps.clock.now();
    const { id: command } = await deps.db.transaction(async (stores) => {
      await stores.logs.add({
        level: 'info',
        source: 'staff',
        message: deviceTestMessage({ record: titleOf(device, row), kind }),
        ...authorOf(actor),
        branch: row.branch,
        device: id,
        subject: device.name,
        subjectId: id,
      });
      return stores.devices.addCommand({ device: id, kind, printer: tested?.key ?? null, at });
    });
    while (!timeIsUp.aborted) {
      await wake.next();
      const answered = await deps.db.devices.command(command);
      if (answered && answered.state !== 'waiting') return confirmed(answered);
    }
    return await giveUp(deps, id, command);
  } finally {
    wake.stop();
  }
}

/** A device that comes back later must not print a test nobody is waiting for. */
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
