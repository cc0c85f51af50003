import { printer } from '#entities/printer.ts';
import type { DevicePrinter } from '#inputs/device-printer.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import type { OwnPrinters } from './list-own-printers.ts';
import { devicePrinters, draftOf, printersOf, requireDevice } from './own-printer.ts';
import { judgePrinter } from './printer-judge.ts';

/**
 * Takes the printers that stood at the device alone, unless it has some here already. What they refer to and is not there is
 * left out. Throws 'forbidden' for anyone but a device, and 'validation-failed' (422).
 */
export function handOverPrinters(
  { db }: Deps,
  actor: Actor,
  said: readonly DevicePrinter[],
): Promise<OwnPrinters> {
  const owner = requireDevice(actor);
  const options = { judge: judgePrinter };
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const known = await printersOf(stores.records, owner.id);
    if (known.length > 0) return { device: owner.id, printers: devicePrinters(known) };
    const stations = new Set((await stores.devices.stations([owner.branch])).map(({ id }) => id));
    const ids = new Map<string, number>();
    for (const one of said) {
      if (ids.has(one.id)) continue;
      const draft = draftOf({ ...one, stations: one.stations.filter((id) => stations.has(id)) }, owner);
      // Names of this form are the server's own: the printer comes from another one.
      const identifier = /^nr-\d+$/.test(one.id) ? '' : one.id;
      const hidden = { identifier };
      const { id } = await createRecordIn(stores, actor, printer, draft, { ...options, hidden });
      ids.set(one.id, id);
    }
    for (const { id, fallback } of said) {
      const [own, standIn] = [ids.get(id), fallback === null ? undefined : ids.get(fallback)];
      if (own === undefined || standIn === undefined || own === standIn) continue;
      await updateRecordIn(stores, actor, printer, own, { fallback: standIn }, options);
    }
    return { device: owner.id, printers: devicePrinters(await printersOf(stores.records, owner.id)) };
  });
}
