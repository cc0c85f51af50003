import { type OpeningHour, type OpenState, openState } from '#domain/time/opening-hours.ts';
import type { Branch, Service } from './branch.ts';

/** The fields of a branch that decide when it takes orders. */
export type ServiceHours = Pick<
  Branch,
  'timeZone' | 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'orderableFrom'
>;

export interface ServiceFlags {
  isDelivery: boolean;
  isDineIn: boolean;
}

export const SERVICES: readonly Service[] = ['takeaway', 'delivery', 'dineIn'];

/**
 * What the banner of the branch page says; null = nothing. `nextOpening` is an instant or null when none is known.
 * 'closed-message': the branch's own text. 'closed': next opening. 'delivery-closed': only delivery is closed,
 * `alternatives` are the services still open. 'not-yet-orderable': open, but orders are accepted only from `orderableFrom`
 * on.
 */
export type IntroMessage =
  | { code: 'closed-message'; message: string; isPreorderPossible: boolean; isDelivering: boolean }
  | { code: 'closed'; nextOpening: Date | null; isPreorderPossible: boolean; isDelivering: boolean }
  | {
      code: 'delivery-closed';
      nextOpening: Date | null;
      isPreorderPossible: boolean;
      alternatives: Service[];
    }
  | { code: 'not-yet-orderable'; orderableFrom: Date; isPreorderPossible: boolean };

/** Delivery wins if both flags are set; neither means takeaway (R62). */
export function serviceOf(flags: ServiceFlags): Service {
  if (flags.isDelivery) return 'delivery';
  return flags.isDineIn ? 'dineIn' : 'takeaway';
}

export function flagsOfService(service: Service): ServiceFlags {
  return { isDelivery: service === 'delivery', isDineIn: service === 'dineIn' };
}

export function enabledServices(
  branch: Pick<Branch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'>,
): Service[] {
  const enabled: Record<Service, boolean> = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled,
    dineIn: branch.isDineInEnabled,
  };
  return SERVICES.filter((service) => enabled[service]);
}

/** The remembered service, else the default of the shop, else the first that the branch offers; null if it offers none. */
export function preselectedService(
  branch: Branch,
  remembered: Service | null,
  shopDefault: Service,
): Service | null {
  const offered = enabledServices(branch);
  if (remembered && offered.includes(remembered)) return remembered;
  return offered.includes(shopDefault) ? shopDefault : (offered[0] ?? null);
}

/** Delivery follows the delivery hours if the branch has its own; everything else the opening hours (R35). */
export function hoursOfService(
  branch: Pick<Branch, 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled'>,
  service: Service | null,
): OpeningHour[] {
  return service === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;
}

/** The open state of the chosen service; without one, that of the opening hours (R35). */
export function branchState(branch: ServiceHours, service: Service | null, now: Date): OpenState {
  return openState(hoursOfService(branch, service), now, branch.timeZone);
}

/** The earliest instant that the branch takes orders for; null = no limit. */
export function orderableFromOf(branch: Pick<Branch, 'orderableFrom'>): Date | null {
  if (branch.orderableFrom === null) return null;
  const from = new Date(branch.orderableFrom);
  return Number.isNaN(from.getTime()) ? null : from;
}

/** Whether an order 'as soon as possible' can be taken: the service is open, and orders are already accepted. */
export function isOrderableNow(branch: ServiceHours, service: Service, now: Date): boolean {
  const from = orderableFromOf(branch);
  return (from === null || from <= now) && branchState(branch, service, now).isOpen;
}

/** The banner of the branch page (R37). */
export function introMessage(branch: Branch, now: Date): IntroMessage | null {
  const offered = enabledServices(branch);
  const isDeliveryOnly = offered.length === 1 && offered[0] === 'delivery';
  const house = branchState(branch, isDeliveryOnly ? 'delivery' : null, now);
  const delivery = offered.includes('delivery') ? branchState(branch, 'delivery', now) : null;
  const isPreorderPossible = branch.isPreorderEnabled;

  if (!house.isOpen) {
    const isDelivering = delivery?.isOpen ?? false;
    const message = branch.closedMessage.trim();
    return message === ''
      ? { code: 'closed', nextOpening: house.nextOpening, isPreorderPossible, isDelivering }
      : { code: 'closed-message', message, isPreorderPossible, isDelivering };
  }
  const orderableFrom = orderableFromOf(branch);
  if (orderableFrom && orderableFrom > now)
    return { code: 'not-yet-orderable', orderableFrom, isPreorderPossible };
  if (!delivery || delivery.isOpen) return null;
  const alternatives = offered.filter((service) => service !== 'delivery');
  return { code: 'delivery-closed', nextOpening: delivery.nextOpening, isPreorderPossible, alternatives };
}
