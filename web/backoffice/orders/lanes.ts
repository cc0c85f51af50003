import { callsAt, isForLater } from '#domain/order/later-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { lastChange } from './order-book.ts';
import { isAskingCustomer, isHeldBack } from './order-facts.ts';
import { dueAt, sortTime } from './urgency.ts';

export type LaneId = 'new' | 'kitchen' | 'ready' | 'later';
export const LANES: readonly LaneId[] = ['new', 'kitchen', 'ready', 'later'];

/** The later orders of one day, by appointment. */
export interface DayGroup {
  day: LocalDay;
  orders: StaffOrder[];
}

export interface Lane {
  id: LaneId;
  /** Most urgent first. */
  orders: StaffOrder[];
}

const LANE_OF = { awaiting: 'new', confirmed: 'kitchen', inDelivery: 'ready' } as const;

/** The open orders by lane: what nobody needs to begin yet is among the later ones (R174), what is held back in none (R302, R343). */
export function lanesOf(orders: Iterable<StaffOrder>, now: Date): Lane[] {
  const lanes: Record<LaneId, StaffOrder[]> = { new: [], kitchen: [], ready: [], later: [] };
  for (const order of orders) {
    if (!(order.state in LANE_OF) || isHeldBack(order)) continue;
    const lane = isForLater(order, now) ? 'later' : LANE_OF[order.state as keyof typeof LANE_OF];
    lanes[lane].push(order);
  }
  return LANES.map((id) => ({ id, orders: lanes[id].sort(id === 'new' ? byCall : byDueTime) }));
}

/** Orders by the day of their appointment in the zone of their branch, in their own sequence. */
export function daysOf(orders: readonly StaffOrder[], zoneOf: (branch: number) => string): DayGroup[] {
  const days = new Map<LocalDay, StaffOrder[]>();
  for (const order of orders) {
    const day = localDayOf(dueAt(order) ?? new Date(order.createdAt), zoneOf(order.branch));
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, grouped]) => ({ day, orders: grouped }));
}

/** Orders waiting for us come before those waiting for the customer. */
function byCall(a: StaffOrder, b: StaffOrder): number {
  const rank = (order: StaffOrder) => (isAskingCustomer(order) ? 1 : 0);
  return rank(a) - rank(b) || callsAt(a).getTime() - callsAt(b).getTime() || a.id - b.id;
}

function byDueTime(a: StaffOrder, b: StaffOrder): number {
  return sortTime(a) - sortTime(b) || a.id - b.id;
}

/** The orders in keyboard navigation order: lane by lane. */
export function navigationOrder(lanes: readonly Lane[]): StaffOrder[][] {
  return lanes.map(({ orders }) => orders);
}

/** What the kitchen prepares today: what is due, then what is planned for later hours; and how much is for later days. */
export function kitchenOrders(
  orders: Iterable<StaffOrder>,
  now: Date,
  zoneOf: (branch: number) => string,
): { today: StaffOrder[]; later: number } {
  const confirmed = [...orders].filter(({ state }) => state === 'confirmed').sort(byDueTime);
  const today = confirmed.filter((order) => {
    const due = dueAt(order);
    const timeZone = zoneOf(order.branch);
    if (due === null || !isForLater(order, now)) return true;
    return localDayOf(due, timeZone) <= localDayOf(now, timeZone);
  });
  return { today, later: confirmed.length - today.length };
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
