import { type CheckoutContext, emptyDraft, validateCheckout } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { priceCart } from '#domain/ordering/pricing.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch, DeliveryArea, Service } from '#domain/shop/branch.ts';
import { minimumMissing } from '#domain/shop/delivery-area.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { hoursOn, isOpenAt } from '#domain/time/opening-hours.ts';
import { addDays, DAY, type LocalDay, localDayOf, MINUTE, wallTimeOf } from '#domain/time/zoned-time.ts';
import { basketOf, oneMore, type Products, partyOf } from './baskets.ts';
import { type Dice, dice } from './dice.ts';
import { guestOf } from './guests.ts';
import { courseOf, type Person } from './order-course.ts';
import { orderTimes, pastDays, weekdayIndex } from './order-times.ts';
import type { PastOrder } from './past-order.ts';

/** How busy a branch is, by its position; the first one is on the main square. */
const SHARES = [1, 0.6];
const COMMENTS = ['Bitte mit Besteck.', 'Wir zahlen mit einem Fünfziger.', 'Danke und schönen Tag!'];

export interface OrdersOf {
  shop: Shop;
  now: Date;
  /** The staff of a branch. */
  staffOf(branch: number): readonly Person[];
}

interface Wish {
  branch: Branch;
  service: Service;
  at: Date;
  /** null = as soon as possible. */
  appointment: Date | null;
  items: CartItem[];
}

/**
 * The orders of the last weeks up to yesterday, the oldest first: each one is what checkout would have accepted at its time.
 * Today's are left to whoever tries the shop out, except for what was ordered in advance.
 */
export function pastOrders({ shop, now, staffOf }: OrdersOf): PastOrder[] {
  const chance = dice(1_931);
  const products = new Map(shop.products.map((product) => [product.id, product]));
  const orders = shop.branches.flatMap((branch, index) => {
    const share = SHARES[index] ?? 0;
    const placed = wishesOf(chance, { branch, products, share, now });
    return placed.flatMap((wish) => orderOf(chance, wish, { shop, now, staff: staffOf(branch.id) }) ?? []);
  });
  return orders.toSorted((a, b) => a.context.now.getTime() - b.context.now.getTime());
}

interface Place {
  branch: Branch;
  products: Products;
  share: number;
  now: Date;
}

function wishesOf(chance: Dice, { branch, products, share, now }: Place): Wish[] {
  const today = localDayOf(now, branch.timeZone);
  const days = pastDays(today);
  const usual = days.flatMap((day) =>
    orderTimes(chance, branch, day, share).map((at): Wish => {
      const { minute } = wallTimeOf(at, branch.timeZone);
      const items = basketOf(chance, products, weekdayIndex(day), minute);
      const service = serviceAt(chance, branch, at);
      return { branch, service, at, appointment: null, items };
    }),
  );
  // Platters are ordered days ahead; those of the last days are still to come.
  const parties = days.flatMap((day, index): Wish[] => {
    const isLast = index === days.length - 1;
    if (!isLast && !chance.chance(0.3)) return [];
    const [open] = hoursOn(branch.openingHours, day, branch.timeZone);
    const appointment = openingAfter(branch, addDays(day, isLast ? 4 : chance.between(3, 6)));
    if (!open || !appointment) return [];
    const at = new Date(open.start.getTime() + chance.between(20, 200) * MINUTE);
    return [{ branch, service: 'takeaway', at, appointment, items: partyOf(chance, products) }];
  });
  return [...usual, ...parties, ...breakfastsOfTomorrow(chance, { branch, products, share, now }, today)];
}

/** What guests ordered yesterday for tomorrow: it waits on the board. */
function breakfastsOfTomorrow(chance: Dice, { branch, products }: Place, today: LocalDay): Wish[] {
  const [open] = hoursOn(branch.openingHours, addDays(today, -1), branch.timeZone);
  const opening = openingAfter(branch, addDays(today, 1));
  if (!open || !opening) return [];
  return [0, 1].map((index): Wish => {
    const appointment = new Date(opening.getTime() + index * 45 * MINUTE);
    const { day, minute } = wallTimeOf(appointment, branch.timeZone);
    return {
      branch,
      service: 'takeaway',
      at: new Date(open.end.getTime() - chance.between(60, 180) * MINUTE),
      appointment,
      items: basketOf(chance, products, weekdayIndex(day), minute),
    };
  });
}

/** Two hours after the branch opens on that day or, if it stays closed, on one of the next. */
function openingAfter(branch: Branch, day: LocalDay): Date | null {
  for (let later = 0; later < 7; later += 1) {
    const [open] = hoursOn(branch.openingHours, addDays(day, later), branch.timeZone);
    if (open) return new Date(open.start.getTime() + 120 * MINUTE);
  }
  return null;
}

function serviceAt(chance: Dice, branch: Branch, at: Date): Service {
  const lot = chance.roll();
  const isDelivered =
    branch.isDeliveryEnabled &&
    (!branch.isDeliveryHoursEnabled || isOpenAt(branch.deliveryHours, at, branch.timeZone));
  if (lot < 0.32 && isDelivered) return 'delivery';
  return lot > 0.86 && branch.isDineInEnabled ? 'dineIn' : 'takeaway';
}

interface Surroundings {
  shop: Shop;
  now: Date;
  staff: readonly Person[];
}

/** The order that follows from a wish; null if checkout would have refused it. */
function orderOf(chance: Dice, wish: Wish, { shop, now, staff }: Surroundings): PastOrder | null {
  const { branch, service, at, appointment } = wish;
  const area = service === 'delivery' ? chance.one(branch.deliveryAreas.slice(0, 3)) : null;
  const items = enough(chance, wish, area, new Map(shop.products.map((one) => [one.id, one])));
  const context: CheckoutContext = { shop, branch, service, items, now: at };
  const table =
    service === 'dineIn' ? chance.one(shop.tables.filter((one) => one.branch === branch.id)).id : null;
  const paymentMethod: PaymentMethod = chance.chance(service === 'delivery' ? 0.3 : 0.55)
    ? 'atm-card'
    : 'cash';
  const { street, ...guest } = guestOf(chance);
  const draft = {
    ...emptyDraft(branch.id, paymentMethod),
    ...guest,
    ...(area && {
      street,
      zipCode: area.postalCodes[0] ?? branch.zipCode,
      city: branch.city,
      deliveryArea: area.area,
    }),
    table,
    comment: chance.chance(0.07) ? chance.one(COMMENTS) : '',
    appointmentDate: appointment?.toISOString() ?? null,
    donatee: chance.chance(0.3) ? chance.one(shop.donatees).id : null,
    legalInstructions: true,
    privacyPolicy: true,
  };
  const { faults, totals } = validateCheckout(draft, context);
  if (faults.length > 0 || !totals || at.getTime() > now.getTime() - DAY / 24) return null;
  return { draft, context, totals, ...courseOf(chance, { branch, service, at, appointment, now, staff }) };
}

function enough(
  chance: Dice,
  { items, service }: Wish,
  area: DeliveryArea | null,
  products: Products,
): CartItem[] {
  const filled = [...items];
  for (let more = 0; more < 6 && area; more += 1) {
    if (minimumMissing(area, priceCart(filled, service, area).gross) === null) break;
    filled.push(...oneMore(chance, products));
  }
  return filled;
}
