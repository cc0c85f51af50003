import { device } from '#entities/device.ts';
import { type Actor, actorName } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { commandsSince } from './list-device-commands.ts';

/**
 * Asks a device for its log, which joins the others once the device is online; one request at a time. Throws 'not-found'.
 */
export async function requestDeviceLogs(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ id: number; state: 'waiting' }> {
  await readRecord(deps, actor, device, id);
  return deps.db.transaction(async (stores) => {
    const waiting = await stores.devices.waitingCommands(id, commandsSince(deps));
    const known = waiting.find(({ kind }) => kind === 'logs');
    const at = deps.clock.now();
    const wish =
      known ?? (await stores.devices.addCommand({ device: id, kind: 'logs', actor: actorName(actor), at }));
    if (known) await stores.devices.signal(id);
    return { id: wish.id, state: 'waiting' };
  });
}
