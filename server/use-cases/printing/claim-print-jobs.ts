import { isSeen } from '#domain/devices/counter-fault.ts';
import { FIRST_LAYOUTS, type PrintLayout } from '#domain/devices/print-job.ts';
import { type SlipLook, slipLookOf } from '#domain/devices/slip-look.ts';
import { attendedStations, closedTo, type Station } from '#domain/devices/station.ts';
import { AppError } from '#domain/errors.ts';
import { type Actor, mayActForBranch } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { announcePrinting } from './announce-printing.ts';
import { handOut } from './hand-out.ts';
import type { PrintJobView } from './print-job-view.ts';

/**
 * A device that has not settled a job by then, and does not say which jobs it holds, may have lost the answer; it gets the job
 * again and recognises it by its id.
 */
const LOST_AFTER_MS = 2 * 60_000;
/** What stations get. */
const KITCHEN_LAYOUTS = ['kitchen', 'label'] as const;
/**
 * How long a job waits for the devices of its station before others take it that stand in for them; one that is there, and
 * still does not fetch it, is waited for LOST_AFTER_MS.
 */
const LEFT_AFTER_MS = 30_000;

export interface ClaimPrintJobs {
  /** What the device can print; null = an older program, which takes everything and reports 'failed' where it cannot. */
  layouts: readonly PrintLayout[] | null;
  /** The stations that its printers are for; empty = all, as of older programs. */
  stations: readonly number[];
  /** The unsettled jobs that the device has; null = an older program, which does not say. */
  held: readonly number[] | null;
  limit: number;
}

/**
 * Assigns the waiting print jobs of the device's branch to the device, as far as it can print them and is meant to (R261), and
 * offers again what it claimed but does not hold: it crashed, or the answer got lost. Expired jobs are marked as such instead.
 * Throws 'forbidden' for anyone but a device that shows orders (R224).
 */
export async function claimPrintJobs(
  deps: Deps,
  actor: Actor,
  { layouts, stations: named, held, limit }: ClaimPrintJobs,
): Promise<PrintJobView[]> {
  if (actor.kind !== 'device' || !mayActForBranch(actor, actor.branch)) throw new AppError('forbidden');
  const known = layouts ?? FIRST_LAYOUTS;
  await announcePrinting(deps, actor, { layouts: known, stations: named });
  if (layouts?.length === 0) return [];
  const now = deps.clock.now();
  const [stations, { shop }] = await Promise.all([
    deps.db.devices.stations([actor.branch]),
    deps.db.shop.snapshot(),
  ]);
  const branch = branchOf(shop.branches, actor.branch);
  const closed = closedTo({ id: actor.id, named }, stations);
  const attended = await attendedOf(
    deps,
    actor.branch,
    stations.filter(({ id }) => closed.later.includes(id)),
  );
  const views: PrintJobView[] = [];
  let look: SlipLook | null = null;
  // Expired jobs make room for others: an agent that gets fewer than it asked for waits for the next signal.
  while (views.length < limit) {
    const wanted = limit - views.length;
    const jobs = await deps.db.work.claimPrintJobs({
      branch: actor.branch,
      device: actor.id,
      layouts: known,
      ...closed,
      attended,
      leftBefore: new Date(now.getTime() - LEFT_AFTER_MS),
      held,
      now,
      lostBefore: new Date(now.getTime() - LOST_AFTER_MS),
      limit: wanted,
    });
    if (jobs.length > 0 && !branch) throw new AppError('not-found');
    for (const job of jobs) {
      const order = await deps.db.orders.byId(job.order, [actor.branch]);
      if (!order || !branch) continue;
      look ??= slipLookOf(await deps.db.shop.settings());
      const view = await handOut(deps, { ...job, device: actor.id }, order, {
        ...{ branch, stations, shop, look, now },
      });
      if (view.ended === null) views.push(view);
    }
    if (jobs.length < wanted) break;
  }
  return views;
}

/** Those of the stations whose own devices are there: a job that waits for them has not been left. */
async function attendedOf(deps: Deps, branch: number, stations: readonly Station[]): Promise<number[]> {
  if (stations.length === 0) return [];
  const now = deps.clock.now();
  const up = now.getTime() - deps.startedAt.getTime();
  const hasJustStarted = up >= 0 && up < LEFT_AFTER_MS;
  const devices = await Promise.all(
    KITCHEN_LAYOUTS.map((layout) => deps.db.devices.printing(branch, layout)),
  );
  return attendedStations(
    stations,
    devices.flat(),
    (lastSeenAt) => isSeen(lastSeenAt, now) || (hasJustStarted && lastSeenAt !== null),
  );
}
