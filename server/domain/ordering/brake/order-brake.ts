/** The time in which orders are counted, in minutes. */
export const WINDOW_MINUTES = 10;

/** What the settings of the shop say, in orders of ten minutes. */
export interface BrakeSettings {
  isOn: boolean;
  /** With the same e-mail or phone number. */
  contactOrders: number;
  /** From the same connection. */
  addressOrders: number;
  /** Of a branch: so many are never unusual. */
  branchOrders: number;
  /** Whether a slowed sender has to do some computing first. */
  needsProof: boolean;
  /** For how long a blocked sender stays so. */
  blockHours: number;
}

/**
 * What came in the last ten minutes, before this order. Orders that the shop has accepted, that were paid online or that staff
 * let through do not count against their sender: somebody has judged them.
 */
export interface Pressure {
  /** From the same e-mail or phone number. */
  contact: number;
  /** From the same connection with the very same cart. */
  cart: number;
  /** From the same connection. */
  address: number;
  /** At the branch, without those that were held. */
  orders: number;
  /** Different senders at the branch, held ones too: one sender counts once, however much they send. */
  senders: number;
  /** What the branch usually gets in ten minutes at this hour of this weekday. */
  usual: number;
  /** Of this sender, held, and not answered yet. */
  waiting: number;
  /** The connection is that of the branch: its terminals, and the tables in its network. */
  isHouse: boolean;
}

/**
 * slowed: the answer takes its time, or some computing comes first. held: stored, and staff look at it before it is an order of
 * the shop. refused: so many of this sender are held already that more would help nobody.
 */
export type Brake = 'none' | 'slowed' | 'held' | 'refused';

/** Held orders of one sender. */
const MOST_WAITING = 30;
/** How many times the usual number is unusual, and how many times that, from as many senders, is a flood. */
const UNUSUAL = 3;
const FLOOD = 2;

/** How many orders in ten minutes are not unusual for a branch (R341). */
export function usualLimit({ usual }: Pick<Pressure, 'usual'>, { branchOrders }: BrakeSettings): number {
  return Math.max(branchOrders, Math.ceil(UNUSUAL * usual));
}

/** Whether it depends on the usual number what becomes of the order: it takes reading. */
export function asksUsual(
  { orders, senders }: Pick<Pressure, 'orders' | 'senders'>,
  { branchOrders }: BrakeSettings,
): boolean {
  return Math.max(orders, senders) >= branchOrders;
}

/** What follows from what came before (R341, R342). */
export function brakeOf(pressure: Pressure, settings: BrakeSettings): Brake {
  if (!settings.isOn) return 'none';
  const { orders, senders, waiting, isHouse } = pressure;
  if (waiting >= MOST_WAITING) return 'refused';
  const limit = usualLimit(pressure, settings);
  const { contactOrders, addressOrders } = settings;
  const isUnusual = orders >= limit;
  const counts = [
    [pressure.contact, isUnusual ? half(contactOrders) : contactOrders],
    ...(isHouse
      ? []
      : [
          [pressure.cart, isUnusual ? contactOrders : 2 * contactOrders],
          [pressure.address, isUnusual ? Math.min(2 * contactOrders, addressOrders) : addressOrders],
        ]),
  ] as const;
  const isOver = (share: (most: number) => number) =>
    counts.some(([count = 0, most = 0]) => count >= Math.max(1, share(most)));
  if (isOver((most) => most)) return 'held';
  if (!isHouse && senders >= FLOOD * limit) return 'held';
  return isOver(half) ? 'slowed' : 'none';
}

function half(count: number): number {
  return Math.ceil(count / 2);
}

/**
 * What a branch usually gets in ten minutes, from what the same hour brought in earlier weeks. Weeks without a single order are
 * left out: a holiday would make every other day unusual.
 */
export function usualOrders(hours: readonly number[]): number {
  const open = hours.filter((orders) => orders > 0);
  const sum = open.reduce((total, orders) => total + orders, 0);
  return open.length === 0 ? 0 : (sum / open.length) * (WINDOW_MINUTES / 60);
}
