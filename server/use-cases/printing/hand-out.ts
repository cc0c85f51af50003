import { slipOf } from '#domain/devices/paper.ts';
import { isVoidState } from '#domain/devices/print-job.ts';
import type { SlipLook } from '#domain/devices/slip-look.ts';
import type { Station } from '#domain/devices/station.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { slipContent } from '#use-cases/orders/slip-content.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';
import { itemsOf, kitchenRouting } from './kitchen-routing.ts';
import { type PrintJobView, printJobView } from './print-job-view.ts';
import { slipLogo } from './slip-logo.ts';

/**
 * What a device gets of a job that it has, with its order as it is now; that is recorded, because it may be on paper soon. A
 * job that must not be printed any more is marked as such.
 */
export async function handOut(
  deps: Deps,
  job: StoredPrintJob & { device: number },
  order: StoredOrder,
  place: { branch: Branch; stations: readonly Station[]; shop: Shop; look: SlipLook; now: Date },
): Promise<PrintJobView> {
  const { work } = deps.db;
  const jobs = await work.printJobs(order.id, [order.branchId]);
  const isOn = itemsOf(
    job,
    jobs,
    kitchenRouting(place.stations, place.shop, order),
    isVoidState(order.state),
  );
  const said = slipContent(order, job.layout, isOn);
  const slip = slipOf(job, jobs, said);
  const logo = job.layout === 'receipt' ? await slipLogo(deps, place.shop.config.logo) : null;
  const view = printJobView(job, slip, order, { ...place, logo, isOn });
  const { content, fingerprint } = said;
  const { isDuplicate } = slip;
  if (view.ended !== null) await work.endPrintJob(job.id, view.ended);
  else if (fingerprint !== job.fingerprint || isDuplicate !== job.isDuplicate)
    await work.handOutPrintJob(job.id, job.device, { content, fingerprint, isDuplicate });
  return view;
}
