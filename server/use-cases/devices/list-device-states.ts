import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { BranchDevice } from './device-state-store.ts';

/** What the enabled devices of the caller's branches reported last; those that never did are left out. */
export async function listDeviceStates(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<(BranchDevice & { reportedAt: Date })[]> {
  const devices = await db.devices.withState(branchFilter(actor));
  return devices.flatMap(({ reportedAt, ...device }) => (reportedAt ? [{ ...device, reportedAt }] : []));
}
