import { busySince, outageToTell } from '#domain/devices/outage.ts';
import { isFrontdeskOn } from '#use-cases/access/require-device-for.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type BranchFault, busyBranches, faultsOf } from './list-counter-faults.ts';

/** An outage by its branch; `since` is ISO 8601. */
export interface Outage {
  branch: number;
  since: string;
}

/**
 * Queues a mail to each branch whose devices are all away (R283). An outage is known by when it began, and recorded in the
 * transaction of its mail: several servers and a restart tell it once.
 */
export async function tellOutages(deps: Deps): Promise<void> {
  const outages = await outagesNow(deps);
  if (outages.length === 0) return;
  const { shop } = await deps.db.shop.snapshot();
  for (const { branch, since } of outages) {
    if (!shop.branches.find(({ id }) => id === branch)?.email) continue;
    await deps.db.transaction(async (stores) => {
      if (!(await stores.devices.noteOutage(branch, new Date(since)))) return;
      const payload = { mail: 'device-offline', branch, since };
      await stores.work.addEffects([{ kind: 'mail', payload }], deps.clock.now());
    });
  }
}

/** Those of which branches are to be told now. */
export async function outagesNow(deps: Deps): Promise<Outage[]> {
  if (!(await isFrontdeskOn(deps))) return [];
  const now = deps.clock.now();
  const gone = (await faultsOf(deps, null)).filter(({ kind }) => kind === 'no-device');
  if (gone.length === 0) return [];
  const busy = await busyBranches(deps, new Set(gone.map(({ branch }) => branch)), busySince(now));
  return gone.flatMap((fault: BranchFault) => {
    const since = outageToTell([fault], busy.has(fault.branch), now);
    return since === null ? [] : [{ branch: fault.branch, since }];
  });
}
