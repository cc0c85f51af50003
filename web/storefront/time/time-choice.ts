import type { Slot } from '#domain/ordering/slots.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay, wallTimeOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';

/** Step of the time picker in minutes (R40). */
export const TIME_STEP = 5;
const DAY_MINUTES = 24 * 60;

/** A wall-clock time: minutes since midnight. */
export type WallMinute = number;

/** '11:00 bis 14:30 Uhr', or one time when start and end are equal. The end of a day is written 24:00. */
export function slotLabel(slot: Slot, timeZone: Zone): string {
  const from = formatTime(slot.start, timeZone);
  const to = formatTime(slot.end, timeZone);
  if (slot.start.getTime() === slot.end.getTime()) return texts.timeOfDay({ time: from });
  return texts.timeSpan({ from, to: to === '00:00' ? '24:00' : to });
}

/**
 * The instant of a wall time on a day. In the repeated autumn hour the one inside a slot wins, and 00:00 also means the
 * midnight at which the day's last slot ends; wall times in the spring gap move forward (R28).
 */
export function instantFor(day: LocalDay, minute: WallMinute, slots: readonly Slot[], timeZone: Zone): Date {
  const first = new Date(instantOf(day, minute, timeZone, 'first'));
  const candidates = [
    first,
    new Date(instantOf(day, minute, timeZone, 'second')),
    ...(minute === 0 ? [new Date(instantOf(addDays(day, 1), 0, timeZone, 'first'))] : []),
  ];
  return candidates.find((entry) => isInside(entry, slots)) ?? first;
}

/** Both ends inclusive. */
export function isInside(instant: Date, slots: readonly Slot[]): boolean {
  return slots.some((slot) => instant >= slot.start && instant <= slot.end);
}

/** The picker's initial time: the chosen one if still possible on that day, else the first possible one. */
export function initialMinute(
  chosen: Date | null,
  slots: readonly Slot[],
  timeZone: Zone,
): WallMinute | null {
  const start = chosen && isInside(chosen, slots) ? chosen : slots[0]?.start;
  return start ? wallTimeOf(start, timeZone).minute : null;
}

/** One step of the picker: to the next full five minutes in that direction, wrapping at midnight. */
export function stepMinute(minute: WallMinute, by: number): WallMinute {
  const aligned =
    by > 0 ? Math.floor(minute / TIME_STEP) * TIME_STEP : Math.ceil(minute / TIME_STEP) * TIME_STEP;
  return (((aligned + by) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** Times offered as buttons: the start of each slot, then every full half hour inside it. */
export function quickTimes(slots: readonly Slot[], timeZone: Zone): Date[] {
  const HALF_HOUR = 30;
  return slots.flatMap(({ start, end }) => {
    const times = [start];
    const past = wallTimeOf(start, timeZone).minute % HALF_HOUR;
    for (
      let at = start.getTime() + (HALF_HOUR - past) * 60_000;
      at <= end.getTime();
      at += HALF_HOUR * 60_000
    ) {
      times.push(new Date(at));
    }
    return times;
  });
}
