import { judgePrinters } from '#domain/operations/printers.ts';
import { faultsOf } from '#use-cases/devices/list-counter-faults.ts';
import type { Check } from './check.ts';

/** Whether devices and printers of the reader's branches are there. */
export const checkPrinters: Check<'printers'> = async ({ db, clock, branches }) => {
  const [devices, faults, { shop }] = await Promise.all([
    db.devices.withState(branches),
    faultsOf({ db, clock }, branches),
    db.shop.snapshot(),
  ]);
  const names = new Map(shop.branches.map(({ id, name }) => [id, name]));
  return judgePrinters({
    devices: devices.length,
    faults: faults.map((fault) => ({ ...fault, branchName: names.get(fault.branch) ?? '' })),
  });
};
