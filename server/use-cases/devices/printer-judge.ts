import { MOST_PRINTERS } from '#domain/devices/printer.ts';
import type { Fault } from '#domain/errors.ts';
import { device } from '#entities/device.ts';
import { printer } from '#entities/printer.ts';
import { station } from '#entities/station.ts';
import type { Judge } from '#use-cases/records/check-record.ts';
import { printersOf } from './own-printer.ts';

/** A printer belongs to a device of its branch, and only another one of that device stands in. References are known to exist. */
export const judgePrinter: Judge<typeof printer.fields> = async ({ records }, record, former) => {
  const { branch, fallback } = record;
  const faults: Fault[] = [];
  const owner = await records.byId(device, record.device);
  if (owner?.branch !== branch) faults.push({ code: 'not-of-branch', field: 'device' });
  if (fallback !== null) {
    const standIn = await records.byId(printer, fallback);
    if (standIn?.device !== record.device || fallback === former?.id)
      faults.push({ code: 'not-of-device', field: 'fallback' });
  }
  const stations = await records.byIds(
    station,
    record.stations.map(({ id }) => id),
  );
  const strangers = new Set(stations.filter((one) => one.branch !== branch).map(({ id }) => id));
  for (const [index, { id }] of record.stations.entries())
    if (strangers.has(id)) faults.push({ code: 'not-of-branch', field: `stations.${index}` });
  if (former?.device !== record.device && (await printersOf(records, record.device)).length >= MOST_PRINTERS)
    faults.push({ code: 'printers-too-many', field: 'device' });
  return faults;
};
