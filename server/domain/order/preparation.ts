import { type LeadTimeFields, leadTimeOf } from '#domain/catalogue/lead-time.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { HOUR, MINUTE, sameWallTimeLater } from '#domain/time/zoned-time.ts';
import type { OrderState } from './order-state.ts';
import { isPromise, type PromisedOrder } from './promise.ts';

/** How long before an appointment a kitchen starts on products without a lead time of their own. */
const USUAL_MS = 30 * MINUTE;

/**
 * When the preparation of an order for `appointment` is due: half an hour before, earlier for products that have to be
 * ordered earlier. Minutes and hours are real time; days and weeks are calendar days of the zone, as in R42.
 */
export function preparationDue(appointment: Date, products: readonly LeadTimeFields[], timeZone: Zone): Date {
  const dues = products.map((product) => before(appointment, product, timeZone).getTime());
  return new Date(Math.min(appointment.getTime() - USUAL_MS, ...dues));
}

function before(appointment: Date, product: LeadTimeFields, timeZone: Zone): Date {
  const { type, value } = leadTimeOf(product) ?? { type: 'minutes', value: 0 };
  if (type === 'days' || type === 'weeks') {
    const days = Math.ceil(type === 'weeks' ? value * 7 : value);
    return sameWallTimeLater(appointment, -days, timeZone);
  }
  return new Date(appointment.getTime() - value * (type === 'hours' ? HOUR : MINUTE));
}

/** When the preparation of an order is due: for the agreed time; null = at once, also for a promise (R172). */
export function preparationDueOf(
  order: PromisedOrder,
  products: readonly LeadTimeFields[],
  timeZone: Zone,
): Date | null {
  if (order.appointment === null || isPromise(order)) return null;
  return preparationDue(new Date(order.appointment), products, timeZone);
}

/** What determines whether an order is only planned so far. */
export interface PlannedOrder extends PromisedOrder {
  state: OrderState;
}

/** The appointment of a confirmed order whose preparation is not due yet; null for all others (R142). */
export function plannedFor(
  order: PlannedOrder,
  products: readonly LeadTimeFields[],
  timeZone: Zone,
  now: Date,
): Date | null {
  const { state, appointment } = order;
  const due = preparationDueOf(order, products, timeZone);
  if (state !== 'confirmed' || appointment === null || due === null) return null;
  return now < due ? new Date(appointment) : null;
}
