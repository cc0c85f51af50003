import { type OpeningHour, type OpenState, openState } from '#domain/time/opening-hours.ts';
import { daysBetween, localDayOf } from '#domain/time/zoned-time.ts';
import type { Branch, Service } from './branch.ts';
import { servicePause } from './relief.ts';

/** The fields of a branch that decide when it takes orders. */
export type ServiceHours = Pick<
  Branch,
  'timeZone' | 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'orderableFrom' | 'relief'
> &
  Partial<OfferedServices>;

/** What a branch offers at all. */
type OfferedServices = Pick<Branch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'>;

type Pausable = Pick<Branch, 'orderableFrom' | 'relief'> & Partial<OfferedServices>;

export interface ServiceFlags {
  isDelivery: boolean;
  isDineIn: boolean;
}

export const SERVICES: readonly Service[] = ['takeaway', 'delivery', 'dineIn'];

/**
 * What the banner of the branch page says; null = nothing. `nextOpening` is an instant or null when none is known.
 * 'closed-message': the branch's own text. 'closed': next opening. 'delivery-closed': only delivery is closed,
 * `alternatives` are the services still open. 'paused': open, but orders are accepted again only from `until` on.
 * 'service-paused': the same for some services, until the first of them is back; `alternatives` go on.
 * 'not-yet-orderable': the same for the date that a new branch opens on.
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
  | { code: 'paused'; until: Date; isPreorderPossible: boolean }
  | {
      code: 'service-paused';
      services: Service[];
      until: Date;
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

export function enabledServices(branch: OfferedServices): Service[] {
  return SERVICES.filter((service) => isOffered(branch, service));
}

function isOffered(branch: Partial<OfferedServices>, service: Service): boolean {
  if (service === 'takeaway') return branch.isTakeawayEnabled ?? false;
  return (service === 'delivery' ? branch.isDeliveryEnabled : branch.isDineInEnabled) ?? false;
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

/**
 * Until when no orders for now are taken, whatever the hours; null if they are (R46, R170). Without a service: until the
 * first of those that the branch offers.
 */
export function pausedUntil(branch: Pausable, service: Service | null, now: Date): Date | null {
  const from = orderableFromOf(branch);
  const pause = service ? servicePause(branch.relief, service, now) : pauseOfAll(branch, now);
  if (pause && (!from || pause > from)) return pause;
  return from && from > now ? from : null;
}

/** When the first service of a branch that pauses all of them is back; null as long as one is not paused. */
function pauseOfAll(branch: Pausable, now: Date): Date | null {
  let first: Date | null = null;
  for (const service of SERVICES) {
    if (!isOffered(branch, service)) continue;
    const pause = servicePause(branch.relief, service, now);
    if (!pause) return null;
    if (!first || pause < first) first = pause;
  }
  return first;
}

/** Whether an order 'as soon as possible' can be taken: the service is open, and orders are already accepted. */
export function isOrderableNow(branch: ServiceHours, service: Service | null, now: Date): boolean {
  return !pausedUntil(branch, service, now) && branchState(branch, service, now).isOpen;
}

/** Whether the branch takes any order for a service, now or for later (R45). */
export function takesOrders(
  branch: ServiceHours & Pick<Branch, 'isPreorderEnabled' | 'isQuotationRequired'>,
  service: Service | null,
  now: Date,
): boolean {
  return branch.isPreorderEnabled || branch.isQuotationRequired || isOrderableNow(branch, service, now);
}

/** The earliest instant that can be ordered for, by hours and `orderableFrom`; null if the service never opens. */
export function nextOrderable(branch: ServiceHours, service: Service | null, now: Date): Date | null {
  const at = pausedUntil(branch, service, now) ?? now;
  const { isOpen, nextOpening } = branchState(branch, service, at);
  return isOpen ? at : nextOpening;
}

/**
 * When a pause of orders ends for a service; null without one. A pause ends today or tomorrow: a later `orderableFrom` is
 * the date that a new branch opens on (R46).
 */
export function pauseEnd(branch: ServiceHours, service: Service | null, now: Date): Date | null {
  const until = pausedUntil(branch, service, now);
  const { timeZone } = branch;
  const isSoon = until && daysBetween(localDayOf(now, timeZone), localDayOf(until, timeZone)) <= 1;
  return isSoon ? nextOrderable(branch, service, now) : null;
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
  const until = pauseEnd(branch, null, now);
  if (until) return { code: 'paused', until, isPreorderPossible };
  const orderableFrom = pausedUntil(branch, null, now);
  if (orderableFrom) return { code: 'not-yet-orderable', orderableFrom, isPreorderPossible };
  const pauses = offered.flatMap((service) => servicePause(branch.relief, service, now) ?? []);
  if (pauses.length > 0) {
    const isPaused = (service: Service) => servicePause(branch.relief, service, now) !== null;
    return {
      code: 'service-paused',
      services: offered.filter(isPaused),
      until: new Date(Math.min(...pauses.map((pause) => pause.getTime()))),
      isPreorderPossible,
      alternatives: offered.filter((service) => !isPaused(service) && isOrderableNow(branch, service, now)),
    };
  }
  if (!delivery || delivery.isOpen) return null;
  const alternatives = offered.filter((service) => service !== 'delivery');
  return { code: 'delivery-closed', nextOpening: delivery.nextOpening, isPreorderPossible, alternatives };
}
