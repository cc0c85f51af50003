import { servesStation } from '#domain/devices/station.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';

type AbleDevice = Awaited<ReturnType<Stores['devices']['printing']>>[number];

/** The devices that could print a job and have not declined it: those of its station, and those that stand in for them. */
export async function ableDevices(
  { devices }: Pick<Stores, 'devices'>,
  { branch, layout, station, declinedBy }: StoredPrintJob,
): Promise<AbleDevice[]> {
  const [printing, stations] = await Promise.all([
    devices.printing(branch, layout),
    station === null ? [] : devices.stations([branch]),
  ]);
  const place = stations.find(({ id }) => id === station);
  return printing.filter(
    (device) =>
      !declinedBy.includes(device.id) && (!place || servesStation(device, place, stations) !== null),
  );
}
