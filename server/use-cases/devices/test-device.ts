import { AppError } from '#domain/errors.ts';
import { device } from '#entities/device.ts';
import { deviceTestMessage } from '#text/log-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';
import { askDevice } from './ask-device.ts';
import { namedPrinters, printersOf } from './own-printer.ts';

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
  return askDevice(deps, {
    device: id,
    signal,
    add: async (stores) => {
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
      return stores.devices.addCommand({
        device: id,
        kind,
        printer: tested?.key ?? null,
        at: deps.clock.now(),
      });
    },
  });
}
