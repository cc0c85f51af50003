import { chosenPlaces } from '#domain/devices/paper.ts';
import { isOnSlip, type Routing, routingOf, type Station } from '#domain/devices/station.ts';
import { listedIn } from '#domain/shop/listing.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { StoredPrintJob } from '#use-cases/signals/work-store.ts';

type Routed = Pick<StoredOrder, 'branchId' | 'isDelivery' | 'isDineIn' | 'items'>;

/** Which station of its branch makes what of an order, by the catalogues of that branch (R261). */
export function kitchenRouting(
  stations: readonly Station[],
  { menus }: Pick<Shop, 'menus'>,
  order: Routed,
): Routing {
  if (stations.length === 0) return routingOf([], () => [], order);
  const own = menus.filter(
    ({ branches }) => branches.length === 0 || branches.some(({ id }) => id === order.branchId),
  );
  const listed = listedIn(
    own,
    order.items.map(({ product }) => product),
  );
  return routingOf(stations, (product) => listed.get(product) ?? [], order);
}

/** The same for those who know neither stations nor catalogues. */
export async function readRouting({ devices, shop }: Pick<Stores, 'devices' | 'shop'>, order: Routed) {
  const stations = await devices.stations([order.branchId]);
  const menus = stations.length === 0 ? [] : (await shop.snapshot()).shop.menus;
  return kitchenRouting(stations, { menus }, order);
}

/** What stands on the slip of a job, given all jobs of its order. */
export function itemsOf(
  job: Pick<StoredPrintJob, 'layout' | 'station'>,
  jobs: readonly StoredPrintJob[],
  routing: Routing,
  isVoid: boolean,
): (item: { product: number }) => boolean {
  if (job.layout === 'receipt') return () => true;
  const chosen = chosenPlaces(jobs, isVoid);
  return (item) => isOnSlip(item, job.station, chosen, routing);
}
