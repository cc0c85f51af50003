import { earliestFor, isLongLeadTime, type LeadTimeFields } from '#domain/catalogue/lead-time.ts';
import type { Category, Product } from '#domain/catalogue/product.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { servicePause } from '#domain/shop/relief.ts';
import {
  branchState,
  hoursOfService,
  isOrderableNow,
  pausedUntil,
  type ServiceHours,
  takesOrders,
} from '#domain/shop/service.ts';
import { type Interval, intersectSpans, joinSpans, type Span, toInterval } from '#domain/time/interval.ts';
import {
  hourSpansBetween,
  hourSpansOn,
  LONGEST_TAIL_DAYS,
  type OpeningHour,
} from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  addDays,
  DAY,
  daysBetween,
  instantOf,
  type LocalDay,
  localDayOf,
  MINUTE,
} from '#domain/time/zoned-time.ts';

/** A range of times that can be ordered for; `end` is inclusive. */
export type Slot = Interval;

export type SlotProduct = LeadTimeFields & Pick<Product, 'id' | 'schedule'>;

/** What slots depend on. Cart items can be passed as items. */
export interface SlotQuery {
  branch: ServiceHours;
  service: Service;
  items: readonly { product: SlotProduct }[];
  /** The categories that offer a product, see `categoriesOfProducts` in menu.ts. */
  categoriesOf: (productId: number) => readonly Pick<Category, 'id' | 'schedule'>[];
  now: Date;
  /** Calendar days after today, last one inclusive; default 180. */
  days?: number;
}

/**
 * appointment-required: because of the branch, a long lead time, or because the service is closed now. branch-closed and
 * delivery-closed: closed now without preorders, so no order at all. not-orderable-yet: before `orderableFrom`.
 * service-paused: the staff take no orders for now (R170).
 * appointment-invalid: not a whole minute. appointment-closed: outside the hours, or a product is not offered then.
 */
export type AppointmentFault = Extract<
  ErrorCode,
  | 'appointment-required'
  | 'branch-closed'
  | 'delivery-closed'
  | 'not-orderable-yet'
  | 'service-paused'
  | 'appointment-invalid'
  | 'appointment-past'
  | 'appointment-beyond-horizon'
  | 'appointment-closed'
  | 'appointment-lead-time'
>;

const SLOT_HORIZON_DAYS = 180;
const START_STEP = 5 * MINUTE;

/**
 * All slots from today to the horizon, sorted, not overlapping. A slot belongs to the day its hours start on and may run
 * past midnight (R32, R38).
 */
export function availableSlots(query: SlotQuery): Slot[] {
  const today = localDayOf(query.now, query.branch.timeZone);
  const context = contextOf(query);
  const spans: Span[] = [];
  for (let n = -LONGEST_TAIL_DAYS; n <= horizonOf(query); n++) {
    spans.push(...slotSpansOn(context, addDays(today, n)));
  }
  const slots: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = slots.at(-1);
    // Slots that touch at midnight stay separate, so that every day has its own.
    if (last && (span.start < last.end || span.start === last.start)) last.end = Math.max(last.end, span.end);
    else slots.push(span);
  }
  return slots.map(toInterval);
}

/**
 * The start of the first of `availableSlots`, or null. Looks no further than necessary, since lists of branches call it for
 * each of them.
 */
export function firstSlotStart(query: SlotQuery): Date | null {
  const today = localDayOf(query.now, query.branch.timeZone);
  const context = contextOf(query);
  let first = Number.POSITIVE_INFINITY;
  let last = horizonOf(query);
  for (let n = -LONGEST_TAIL_DAYS; n <= last; n++) {
    const start = slotSpansOn(context, addDays(today, n))[0]?.start;
    if (start === undefined) continue;
    first = Math.min(first, start);
    // The hours of a day with cuts can reach over those of the next, and begin later.
    last = Math.min(last, n + LONGEST_TAIL_DAYS);
  }
  return Number.isFinite(first) ? new Date(first) : null;
}

/** Whether an instant is a whole minute inside a slot; checks only the days around it. */
export function isInSlot(query: SlotQuery, at: Date): boolean {
  if (!isWholeMinute(at) || isFarBeyond(query, at)) return false;
  const time = at.getTime();
  const context = contextOf(query);
  return startDaysAround(query, at).some((day) =>
    slotSpansOn(context, day).some((span) => span.start <= time && time <= span.end),
  );
}

/**
 * The slots for a date picker: per calendar day of the zone, in order, cut at midnight. A part that continues on the next
 * day ends at that midnight.
 */
export function slotsByDay(slots: readonly Slot[], timeZone: Zone): Map<LocalDay, Slot[]> {
  const days = new Map<LocalDay, Slot[]>();
  for (const slot of slots) {
    let { start } = slot;
    for (;;) {
      const day = localDayOf(start, timeZone);
      const midnight = new Date(instantOf(addDays(day, 1), 0, timeZone, 'first'));
      const end = slot.end < midnight ? slot.end : midnight;
      days.set(day, [...(days.get(day) ?? []), { start, end }]);
      // A slot that ends at midnight leaves no stray 00:00 on the next day.
      if (slot.end <= midnight) break;
      start = midnight;
    }
  }
  return days;
}

/** Whether 'as soon as possible' can be ordered: the service is open and no lead time is long (R44). */
export function isAsapPossible(query: SlotQuery): boolean {
  return (
    isOrderableNow(query.branch, query.service, query.now) &&
    !query.items.some((item) => isLongLeadTime(item.product))
  );
}

/**
 * Why an appointment cannot be ordered; null = it can. `appointment` null means as soon as possible. The same function
 * validates in the browser and on the server. Products that are not offered right now are handled by `availability`.
 */
export function appointmentFault(
  query: SlotQuery & {
    branch: ServiceHours &
      Pick<Branch, 'isPreorderEnabled' | 'isQuotationRequired' | 'isAppointmentRequired'>;
  },
  appointment: Date | null,
): AppointmentFault | null {
  const { branch, service, now } = query;
  if (!takesOrders(branch, service, now)) return reasonClosed(query);
  if (appointment === null) {
    if (branch.isAppointmentRequired) return 'appointment-required';
    if (servicePause(branch.relief, service, now)) return 'service-paused';
    return isAsapPossible(query) ? null : 'appointment-required';
  }
  if (!isWholeMinute(appointment)) return 'appointment-invalid';
  if (appointment < now) return 'appointment-past';
  if (isFarBeyond(query, appointment)) return 'appointment-beyond-horizon';
  if (isInSlot(query, appointment)) return null;
  return reasonOutside(query, appointment);
}

/**
 * Why staff cannot propose a time instead of the requested one; null = they can. The shop itself is not bound by its hours.
 */
export function counterAppointmentFault(proposal: Date, now: Date): AppointmentFault | null {
  if (!isWholeMinute(proposal)) return 'appointment-invalid';
  return proposal <= now ? 'appointment-past' : null;
}

function reasonClosed({ branch, service, now }: SlotQuery): AppointmentFault {
  if (branchState(branch, service, now).isOpen)
    return servicePause(branch.relief, service, now) ? 'service-paused' : 'not-orderable-yet';
  return service === 'delivery' && branch.isDeliveryHoursEnabled ? 'delivery-closed' : 'branch-closed';
}

function reasonOutside(query: SlotQuery, appointment: Date): AppointmentFault {
  const { branch, service, now } = query;
  const { timeZone } = branch;
  const time = appointment.getTime();
  const hours = hoursOfService(branch, service);
  const isOpen = startDaysAround(query, appointment).some((day) =>
    hourSpansOn(hours, day, timeZone).some((span) => span.start <= time && time <= span.end),
  );
  if (!isOpen) {
    const distance = daysBetween(localDayOf(now, timeZone), localDayOf(appointment, timeZone));
    return distance > horizonOf(query) ? 'appointment-beyond-horizon' : 'appointment-closed';
  }
  const pause = servicePause(branch.relief, service, now);
  if (pause && appointment < pause) return 'service-paused';
  const orderableFrom = pausedUntil(branch, service, now);
  if (orderableFrom && appointment < orderableFrom) return 'not-orderable-yet';
  return time < roundUp(contextOf(query).earliest) ? 'appointment-lead-time' : 'appointment-closed';
}

type Schedule = readonly OpeningHour[];

interface SlotContext {
  timeZone: Zone;
  hours: readonly OpeningHour[];
  earliest: number;
  /** Each limit is a list of schedules, at least one of which must be open. */
  limits: Schedule[][];
}

function contextOf(query: SlotQuery): SlotContext {
  const { branch, service, items, now } = query;
  const products = items.map((item) => item.product);
  const earliest = earliestFor(now, products, branch.timeZone);
  const orderableFrom = pausedUntil(branch, service, now);
  return {
    timeZone: branch.timeZone,
    hours: hoursOfService(branch, service),
    earliest: Math.max(earliest.getTime(), orderableFrom?.getTime() ?? Number.NEGATIVE_INFINITY),
    limits: limitsOf(query),
  };
}

/** The schedules of all products and of their categories; of a product's several categories, one has to be open. */
function limitsOf(query: SlotQuery): Schedule[][] {
  const limits: Schedule[][] = [];
  for (const { product } of query.items) {
    limits.push(
      [product.schedule],
      query.categoriesOf(product.id).map((category) => category.schedule),
    );
  }
  const binding = limits.filter(
    (schedules) => schedules.length > 0 && schedules.every((one) => one.length > 0),
  );
  // Many products share one schedule; each is computed once.
  return [...new Map(binding.map((schedules) => [JSON.stringify(schedules), schedules])).values()];
}

function slotSpansOn(context: SlotContext, day: LocalDay): Span[] {
  let spans = hourSpansOn(context.hours, day, context.timeZone).filter(
    (span) => span.end >= context.earliest,
  );
  for (const schedules of context.limits) {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last) return [];
    const range = { start: first.start, end: last.end };
    const offered = schedules.flatMap((schedule) => hourSpansBetween(schedule, range, context.timeZone));
    spans = intersectSpans(spans, joinSpans(offered));
  }
  return spans
    .map((span) => ({ start: roundUp(Math.max(span.start, context.earliest)), end: span.end }))
    .filter((span) => span.start <= span.end);
}

/** The days whose hours can reach an instant, limited to those between today and the horizon. */
function startDaysAround(query: SlotQuery, at: Date): LocalDay[] {
  const today = localDayOf(query.now, query.branch.timeZone);
  const day = localDayOf(at, query.branch.timeZone);
  const days: LocalDay[] = [];
  for (let n = -LONGEST_TAIL_DAYS; n <= 0; n++) {
    const candidate = addDays(day, n);
    const distance = daysBetween(today, candidate);
    if (distance >= -LONGEST_TAIL_DAYS && distance <= horizonOf(query)) days.push(candidate);
  }
  return days;
}

/** Certainly after the last slot; keeps instants at the limit of Date, which have no wall time, out of the rules. */
function isFarBeyond(query: SlotQuery, at: Date): boolean {
  return at.getTime() - query.now.getTime() > (horizonOf(query) + LONGEST_TAIL_DAYS + 2) * DAY;
}

function horizonOf(query: SlotQuery): number {
  return query.days ?? SLOT_HORIZON_DAYS;
}

/** All current zones differ from UTC by a multiple of 5 minutes, so the step is the same in local time. */
function roundUp(time: number): number {
  return Math.ceil(time / START_STEP) * START_STEP;
}

function isWholeMinute(at: Date): boolean {
  return at.getTime() % MINUTE === 0;
}
