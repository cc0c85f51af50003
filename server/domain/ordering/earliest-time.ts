import type { Branch } from '#domain/shop/branch.ts';
import { nextOrderable, takesOrders } from '#domain/shop/service.ts';
import { isInSchedule } from '#domain/time/opening-hours.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import {
  type AppointmentFault,
  appointmentFault,
  firstSlotStart,
  isAsapPossible,
  type SlotQuery,
} from './slots.ts';

/** A slot query by someone who knows the time in whole minutes only, as pages do. */
export interface EarliestQuery extends SlotQuery {
  branch: SlotQuery['branch'] &
    Pick<Branch, 'isPreorderEnabled' | 'isQuotationRequired' | 'isAppointmentRequired'>;
}

/**
 * now: can be ordered as soon as possible; `at` is the first time that can be chosen, null where only 'as soon as possible'
 * is left. later: only for an appointment, from `at` on. none: not at all, because no orders are taken (`next` is the
 * instant from which they are, null if unknown), or because no time fits the service and the items ('no-appointment').
 */
export type EarliestTime =
  | { kind: 'now'; at: Date | null }
  | { kind: 'later'; at: Date }
  | { kind: 'none'; reason: AppointmentFault | 'no-appointment'; next: Date | null };

/** When a service can be had at the earliest, with these items or with none (R140). */
export function earliestTime(query: EarliestQuery): EarliestTime {
  const { branch, service, now } = query;
  if (!takesOrders(branch, service, now)) {
    const reason = appointmentFault(query, null) ?? 'no-appointment';
    return { kind: 'none', reason, next: nextOrderable(branch, service, now) };
  }
  const at = firstSlotStart({ ...query, now: endOfMinute(now) });
  if (isOrderableAtOnce(query)) return { kind: 'now', at };
  return at ? { kind: 'later', at } : { kind: 'none', reason: 'no-appointment', next: null };
}

/** Whether 'as soon as possible' can be chosen: the service is open, and everything can be had now (R44, R140). */
export function isOrderableAtOnce(query: EarliestQuery): boolean {
  const { branch, items, categoriesOf, now } = query;
  if (branch.isAppointmentRequired || !isAsapPossible(query)) return false;
  const isOpen = ({ schedule }: { schedule: Parameters<typeof isInSchedule>[0] }) =>
    isInSchedule(schedule, now, branch.timeZone);
  return items.every(({ product }) => {
    const categories = categoriesOf(product.id);
    return isOpen(product) && (categories.length === 0 || categories.some(isOpen));
  });
}

/** A page knows the minute only: a time that it offers has to lie ahead until that minute is over. */
export function endOfMinute(minute: Date): Date {
  return new Date(minute.getTime() + MINUTE);
}
