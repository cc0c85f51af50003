import { type CounterFault, counterFaults, unprintedSlips } from '#domain/devices/counter-fault.ts';
import { isForLater } from '#domain/order/later-order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { branchState, enabledServices } from '#domain/shop/service.ts';
import { HOUR } from '#domain/time/zoned-time.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { type BranchFilter, branchFilter } from '#use-cases/access/branch-filter.ts';
import { staffOrder } from '#use-cases/orders/order-view.ts';
import type { Deps } from '#use-cases/ports.ts';

/** No slip that waits loses its use before: see printJobEndsAt. */
const USEFUL_MS = 2 * HOUR;

export interface BranchFault extends CounterFault {
  branch: number;
}

/** What is wrong at the counters of the caller's branches now (R260, R262). */
export function listCounterFaults(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<BranchFault[]> {
  return faultsOf(deps, branchFilter(actor));
}

export async function faultsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  branches: BranchFilter,
): Promise<BranchFault[]> {
  const devices = await db.devices.withState(branches);
  if (devices.length === 0) return [];
  const now = clock.now();
  const concerned = new Set(devices.map(({ branch }) => branch));
  const [busy, stations, open] = await Promise.all([
    busyBranches({ db }, concerned, now),
    db.devices.stations([...concerned]),
    db.work.openSlips([...concerned], new Date(now.getTime() - USEFUL_MS)),
  ]);
  return [...concerned].flatMap((branch) => {
    const isHere = (one: { branch: number }) => one.branch === branch;
    const own = devices.filter(isHere);
    const unprinted = unprintedSlips(open.filter(isHere), own, stations.filter(isHere), now);
    return counterFaults(own, busy.has(branch), now, unprinted).map((fault) => ({ branch, ...fault }));
  });
}

/** Those of these branches that are open at that time, or where an order waits for its answer. */
export async function busyBranches(
  { db }: Pick<Deps, 'db'>,
  ids: ReadonlySet<number>,
  now: Date,
): Promise<ReadonlySet<number>> {
  const { shop } = await db.shop.snapshot();
  const busy = new Set(
    shop.branches
      .filter(({ id }) => ids.has(id))
      .filter(isOpen)
      .map(({ id }) => id),
  );
  const closed = [...ids].filter((id) => !busy.has(id));
  if (closed.length === 0) return busy;
  for (const { order } of await db.orders.awaiting(closed)) {
    if (order.counterAppointment === null && !isForLater(staffOrder(order, shop), now))
      busy.add(order.branchId);
  }
  return busy;

  function isOpen(branch: Branch): boolean {
    return enabledServices(branch).some((service) => branchState(branch, service, now).isOpen);
  }
}
