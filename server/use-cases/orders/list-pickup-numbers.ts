import { type PickupNumbers, pickupNumbers } from '#domain/devices/pickup-screen.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { OPEN_STATES } from '#domain/order/order-state.ts';
import type { Deps } from '#use-cases/ports.ts';
import { staffView } from './order-view.ts';

/** As on the board: nothing has room for more. */
const LIMIT = 500;

/** What guests of a branch who wait read now (R273). */
export async function listPickupNumbers(
  deps: Pick<Deps, 'db' | 'clock'>,
  branch: number,
): Promise<PickupNumbers> {
  return numbersNow(deps, await openOrdersOf(deps, branch));
}

export async function openOrdersOf({ db }: Pick<Deps, 'db'>, branch: number): Promise<StaffOrder[]> {
  const branches = [branch];
  const orders = await db.orders.list({
    branches,
    states: OPEN_STATES,
    hold: 'none',
    sort: '-createdAt',
    take: LIMIT,
  });
  return orders.map(await staffView({ db }));
}

export async function numbersNow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orders: Iterable<StaffOrder>,
): Promise<PickupNumbers> {
  const { config } = (await db.shop.snapshot()).shop;
  return pickupNumbers(orders, clock.now(), { hasTickets: !config.disableTickets });
}
