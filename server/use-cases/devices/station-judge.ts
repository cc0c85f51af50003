import type { Fault } from '#domain/errors.ts';
import { device } from '#entities/device.ts';
import { station } from '#entities/station.ts';
import type { Judge } from '#use-cases/records/check-record.ts';

/** Only devices and stations of its branch print for a station. References are known to exist. */
export const judgeStation: Judge<typeof station.fields> = async ({ records }, record) => {
  const { branch, fallback } = record;
  const faults: Fault[] = [];
  const devices = await records.byIds(
    device,
    record.devices.map(({ id }) => id),
  );
  const strangers = new Set(devices.filter((one) => one.branch !== branch).map(({ id }) => id));
  for (const [index, { id }] of record.devices.entries())
    if (strangers.has(id)) faults.push({ code: 'not-of-branch', field: `devices.${index}` });
  const standIn = fallback === null ? null : await records.byId(station, fallback);
  if (standIn && standIn.branch !== branch) faults.push({ code: 'not-of-branch', field: 'fallback' });
  return faults;
};
