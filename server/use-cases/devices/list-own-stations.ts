import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The stations that a device may print for: those of its branch. Throws 'forbidden' for anyone but a device. */
export async function listOwnStations(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<{ id: number; name: string }[]> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const stations = await db.devices.stations([actor.branch]);
  return stations.map(({ id, name }) => ({ id, name }));
}
