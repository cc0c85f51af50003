import type { Interval } from '#domain/time/interval.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { instantOf, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';

/** The calendar day of the branch on which ticket numbers count from 1 (R88). */
export function ticketDay(at: Date, timeZone: Zone): LocalDay {
  return localDayOf(at, timeZone);
}

/** All instants of a ticket day: start included, end (the next midnight) not. 23 or 25 hours when the clock changes. */
export function ticketDayRange(day: LocalDay, timeZone: Zone): Interval {
  return {
    start: new Date(instantOf(day, 0, timeZone, 'first')),
    end: new Date(instantOf(day, 24 * 60, timeZone, 'first')),
  };
}
