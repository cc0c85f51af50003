import { validationError } from '#domain/errors.ts';
import { printer } from '#entities/printer.ts';
import type { DevicePrinter } from '#inputs/device-printer.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import type { OwnPrinters } from './list-own-printers.ts';
import { devicePrinters, draftOf, namedPrinters, printersOf, requireDevice } from './own-printer.ts';
import { judgePrinter } from './printer-judge.ts';

/**
 * Stores a printer that a person has set up at the device itself: a new one under the name that the device gave it. Throws
 * 'forbidden' for anyone but a device, and 'validation-failed' (422).
 */
export function saveOwnPrinter({ db }: Deps, actor: Actor, said: DevicePrinter): Promise<OwnPrinters> {
  const owner = requireDevice(actor);
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const known = namedPrinters(await printersOf(stores.records, owner.id));
    const standIn = known.find(({ key }) => key === said.fallback);
    if (said.fallback !== null && !standIn)
      throw validationError([{ code: 'not-of-device', field: 'fallback' }]);
    const draft = { ...draftOf(said, owner), fallback: standIn?.record.id ?? null };
    const stored = known.find(({ key }) => key === said.id);
    const options = { judge: judgePrinter };
    if (stored) await updateRecordIn(stores, actor, printer, stored.record.id, draft, options);
    else await createRecordIn(stores, actor, printer, draft, { ...options, hidden: { identifier: said.id } });
    return { device: owner.id, printers: devicePrinters(await printersOf(stores.records, owner.id)) };
  });
}
