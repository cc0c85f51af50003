import type { DevicePrinter } from '#inputs/device-printer.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { devicePrinters, printersOf, requireDevice } from './own-printer.ts';

export interface OwnPrinters {
  /** Whose they are: a computer may have been connected as another device before. */
  device: number;
  printers: DevicePrinter[];
}

/** The printers of the device behind the key. Throws 'forbidden' for anyone but a device. */
export async function listOwnPrinters({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<OwnPrinters> {
  const { id } = requireDevice(actor);
  return { device: id, printers: devicePrinters(await printersOf(db.records, id)) };
}
