import { AppError } from '#domain/errors.ts';
import { printer } from '#entities/printer.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { deleteRecordIn, deletionCall } from '#use-cases/records/delete-record.ts';
import { namedPrinters, printersOf, requireDevice } from './own-printer.ts';

/** Removes a printer of the device behind the key. Throws 'forbidden' for anyone but a device, and 'not-found' (404). */
export function removeOwnPrinter(deps: Deps, actor: Actor, key: string): Promise<void> {
  const owner = requireDevice(actor);
  return deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const known = namedPrinters(await printersOf(stores.records, owner.id));
    const gone = known.find((one) => one.key === key);
    if (!gone) throw new AppError('not-found');
    await deleteRecordIn(stores, actor, printer, gone.record.id, { call: deletionCall(deps) });
  });
}
