import { device } from '#entities/device.ts';
import { deviceLogRequestMessage } from '#text/log-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';
import { commandsSince } from './list-device-commands.ts';

/**
 * Asks a device for its log, which joins the others once the device is online; one request at a time. Throws 'not-found'.
 */
export async function requestDeviceLogs(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ id: number; state: 'waiting' }> {
  const row = await readRecord(deps, actor, device, id);
  return deps.db.transaction(async (stores) => {
    const waiting = await stores.devices.waitingCommands(id, commandsSince(deps));
    const known = waiting.find(({ kind }) => kind === 'logs');
    if (known) {
      await stores.devices.signal(id);
      return { id: known.id, state: 'waiting' };
    }
    await stores.logs.add({
      level: 'info',
      source: 'staff',
      message: deviceLogRequestMessage({ record: titleOf(device, row) }),
      ...authorOf(actor),
      branch: row.branch,
      device: id,
      subject: device.name,
      subjectId: id,
    });
    const wish = await stores.devices.addCommand({ device: id, kind: 'logs', at: deps.clock.now() });
    return { id: wish.id, state: 'waiting' };
  });
}
