import type { Interval } from '#domain/time/interval.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { instantOf, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';

/** The branch's calendar day for ticket numbers, which start at 1 every day (R88). */
export function ticketDay(at: Date, timeZone: Zone): LocalDay {
  return localDayOf(at, timeZone);
}

/**
 * All instants of a ticket day: start inclusive, end (the next midnight) exclusive. 23 or 25 hours when the clocks change.
 */
export function ticketDayRange(day: LocalDay, timeZone: Zone): Interval {
  return {
    start: new Date(instantOf(day, 0, timeZone, 'first')),
    end: new Date(instantOf(day, 24 * 60, timeZone, 'first')),
  };
}
