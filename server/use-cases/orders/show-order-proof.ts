import { type ProvenStep, proofOf } from '#domain/devices/order-proof.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The way of an order of the actor's branches, from the guest to the kitchen (R270). Throws 'not-found'. */
export async function showOrderProof(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
): Promise<ProvenStep[]> {
  const branches = branchFilter(actor);
  const order = await db.orders.byId(id, branches);
  if (!order) throw new AppError('not-found');
  const [sightings, jobs] = await Promise.all([db.orders.sightings(id), db.work.printJobs(id, branches)]);
  const names = await db.devices.names(jobs.flatMap(({ device }) => device ?? []));
  return proofOf({
    order,
    sightings,
    jobs: jobs.toReversed().map((job) => ({ ...job, device: named(job.device, names) })),
  });
}

/** A device that was removed since keeps its number only. */
function named(id: number | null, names: ReadonlyMap<number, string>): { id: number; name: string } | null {
  return id === null ? null : { id, name: names.get(id) ?? `#${id}` };
}
