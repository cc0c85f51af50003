import type { StaffOrder } from '#domain/order/order.ts';
import { type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { lastChange } from './order-book.ts';
import { isAskingCustomer, isAwaitingPayment } from './order-facts.ts';
import { dueAt, sortTime } from './urgency.ts';

export type LaneId = 'new' | 'kitchen' | 'ready';
export const LANES: readonly LaneId[] = ['new', 'kitchen', 'ready'];

/** The orders of one later day. */
export interface DayGroup {
  day: LocalDay;
  orders: StaffOrder[];
}

export interface Lane {
  id: LaneId;
  /** What is due today or overdue, most urgent first. */
  today: StaffOrder[];
  /** Later days, each with its orders; distant appointments do not mix with tonight's. */
  later: DayGroup[];
  count: number;
}

const LANE_OF = { awaiting: 'new', confirmed: 'kitchen', inDelivery: 'ready' } as const;

/** The open orders by lane. Days are in the zone of each order's own branch. */
export function lanesOf(orders: Iterable<StaffOrder>, now: Date, zoneOf: (branch: number) => string): Lane[] {
  const lanes = new Map<LaneId, StaffOrder[]>(LANES.map((id) => [id, []]));
  for (const order of orders) {
    if (order.state in LANE_OF) lanes.get(LANE_OF[order.state as keyof typeof LANE_OF])?.push(order);
  }
  return LANES.map((id) => laneOf(id, lanes.get(id) ?? [], now, zoneOf));
}

function laneOf(id: LaneId, orders: StaffOrder[], now: Date, zoneOf: (branch: number) => string): Lane {
  const today: StaffOrder[] = [];
  const days = new Map<LocalDay, StaffOrder[]>();
  for (const order of orders.sort(id === 'new' ? byArrival : byDueTime)) {
    const due = dueAt(order);
    const timeZone = zoneOf(order.branch);
    const day = due && localDayOf(due, timeZone);
    // A new order has to be answered today, whenever it is due.
    if (id === 'new' || day === null || day <= localDayOf(now, timeZone)) today.push(order);
    else days.set(day, [...(days.get(day) ?? []), order]);
  }
  const later = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, grouped]) => ({ day, orders: grouped }));
  return { id, today, later, count: orders.length };
}

/** Orders waiting for us come before those waiting for the customer or for a payment. */
function byArrival(a: StaffOrder, b: StaffOrder): number {
  const rank = (order: StaffOrder) => (isAskingCustomer(order) || isAwaitingPayment(order) ? 1 : 0);
  return rank(a) - rank(b) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;
}

function byDueTime(a: StaffOrder, b: StaffOrder): number {
  return sortTime(a) - sortTime(b) || a.id - b.id;
}

/** All orders of a lane from top to bottom, later days included. */
export function ordersOf({ today, later }: Lane): StaffOrder[] {
  return [...today, ...later.flatMap(({ orders }) => orders)];
}

/** The orders in keyboard navigation order: lane by lane. */
export function navigationOrder(lanes: readonly Lane[]): StaffOrder[][] {
  return lanes.map(ordersOf);
}

/** Orders that ended today in the zone of the branch, newest first. */
export function finishedToday(
  orders: Iterable<StaffOrder>,
  now: Date,
  zoneOf: (branch: number) => string,
): StaffOrder[] {
  return [...orders]
    .filter((order) => !(order.state in LANE_OF))
    .filter((order) => {
      const timeZone = zoneOf(order.branch);
      return localDayOf(new Date(lastChange(order)), timeZone) === localDayOf(now, timeZone);
    })
    .sort((a, b) => lastChange(b) - lastChange(a));
}
