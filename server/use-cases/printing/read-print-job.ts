import { isSeen } from '#domain/devices/counter-fault.ts';
import { slipLookOf } from '#domain/devices/slip-look.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { ableDevices } from './able-devices.ts';
import { handOut } from './hand-out.ts';
import type { PrintJobView } from './print-job-view.ts';

/**
 * A job of this device with its order as it is now: what an agent asks for before it prints. An expired one is marked as
 * such and says why. Throws 'forbidden' for anyone but a device, 'not-found' for a job that this device does not have.
 */
export async function readPrintJob(deps: Deps, actor: Actor, id: number): Promise<PrintJobView> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const [job, stations, settings, { shop }] = await Promise.all([
    deps.db.work.printJob(id),
    deps.db.devices.stations([actor.branch]),
    deps.db.shop.settings(),
    deps.db.shop.snapshot(),
  ]);
  const branch = branchOf(shop.branches, actor.branch);
  if (!branch || job?.device !== actor.id) throw new AppError('not-found');
  const order = await deps.db.orders.byId(job.order, [actor.branch]);
  if (!order) throw new AppError('not-found');
  const now = deps.clock.now();
  const view = await handOut(deps, { ...job, device: actor.id }, order, {
    ...{ branch, stations, shop, look: slipLookOf(settings), now },
  });
  const others = (await ableDevices(deps.db, job)).filter(({ id: other }) => other !== actor.id);
  return { ...view, isWantedElsewhere: others.some(({ lastSeenAt }) => isSeen(lastSeenAt, now)) };
}
