import { useMemo } from 'react';
import type { Fault } from '#domain/errors.ts';
import { type EarliestQuery, endOfMinute, isOrderableAtOnce } from '#domain/ordering/earliest-time.ts';
import { appointmentFault, availableSlots, type Slot, slotsByDay } from '#domain/ordering/slots.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import type { Checkout } from './use-checkout.ts';

export interface Appointment {
  chosen: Date | null;
  /** 'As soon as possible' can be ordered. */
  isAsapOffered: boolean;
  /** The earliest time, for a hint; null when there is none. */
  first: () => Date | null;
  /** Why the chosen time is no longer available; undefined while it is. */
  fault: Fault['code'] | undefined;
  /** All slots of the next 180 days by day; computed on first use. */
  days: () => ReadonlyMap<LocalDay, readonly Slot[]>;
}

/** The times available for this cart, in the branch's zone. */
export function useAppointment({ branch, service, items, draft, context }: Checkout): Appointment {
  const { shop, now } = context;
  return useMemo(() => {
    const query: EarliestQuery = {
      branch,
      service,
      items,
      categoriesOf: categoriesOfProducts(shop, branch, now),
      now: endOfMinute(now),
    };
    const chosen = draft.appointmentDate === null ? null : new Date(draft.appointmentDate);
    let slots: Slot[] | null = null;
    const allSlots = (): Slot[] => {
      slots ??= availableSlots(query);
      return slots;
    };
    let days: Map<LocalDay, Slot[]> | null = null;
    return {
      chosen,
      isAsapOffered: isOrderableAtOnce({ ...query, now }),
      first: () => allSlots()[0]?.start ?? null,
      fault: chosen ? (appointmentFault(query, chosen) ?? undefined) : undefined,
      days: () => {
        days ??= slotsByDay(allSlots(), branch.timeZone);
        return days;
      },
    };
  }, [branch, service, items, shop, now, draft.appointmentDate]);
}
