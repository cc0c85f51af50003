import { isForLater } from '#domain/order/later-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { HOUR } from '#domain/time/zoned-time.ts';

/** What a screen in the shop tells guests who wait: numbers, nothing about whose they are. */
export interface PickupNumbers {
  preparing: readonly string[];
  ready: readonly string[];
}

/** A number that nobody has called for so long waits for nobody who looks at the screen. */
const SHOWN_FOR_MS = 3 * HOUR;

export type PickupOrder = Pick<
  StaffOrder,
  | 'uid'
  | 'ticketNumber'
  | 'state'
  | 'isDelivery'
  | 'isDineIn'
  | 'tableIdentifier'
  | 'appointment'
  | 'createdAt'
  | 'preparationDue'
  | 'isQuotation'
>;

/**
 * The orders that guests collect now, by what becomes of them (R273): in the sequence in which they were placed, so that a
 * number keeps its place while others come and go.
 */
export function pickupNumbers(
  orders: Iterable<PickupOrder>,
  now: Date,
  { hasTickets }: { hasTickets: boolean },
): PickupNumbers {
  const shown = [...orders]
    .filter((order) => isCollected(order) && isOfNow(order, now))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.ticketNumber - b.ticketNumber);
  const numbersIn = (state: PickupOrder['state']) =>
    shown
      .filter((order) => order.state === state)
      .map(({ ticketNumber, uid }) => (hasTickets ? String(ticketNumber) : uid));
  return { preparing: numbersIn('confirmed'), ready: numbersIn('inDelivery') };
}

/** At a table the food comes to the guest. */
function isCollected({ isDelivery, isDineIn, tableIdentifier }: PickupOrder): boolean {
  return !isDelivery && !(isDineIn && tableIdentifier);
}

function isOfNow(order: PickupOrder, now: Date): boolean {
  const due = Date.parse(order.appointment ?? order.createdAt);
  return !isForLater(order, now) && now.getTime() - due < SHOWN_FOR_MS;
}
