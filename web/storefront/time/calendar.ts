import { addDays, type LocalDay, WEEKDAYS, weekdayOf } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { shortWeekday } from '#text/calendar/days.ts';

/** The columns of a month. */
export const COLUMNS = WEEKDAYS.map((weekday) => ({
  short: shortWeekday(weekday),
  long: WEEKDAY_NAMES[weekday],
}));

/** 0 = Monday ... 6 = Sunday. */
export function weekdayIndex(day: LocalDay): number {
  return WEEKDAYS.indexOf(weekdayOf(day));
}

/** 'YYYY-MM' of a day. */
export function monthOf(day: LocalDay): string {
  return day.slice(0, 7);
}

/** Moves a 'YYYY-MM' by a number of months. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first; days outside the month are null. */
export function monthGrid(month: string): (LocalDay | null)[][] {
  const first = `${month}-01`;
  const cells: (LocalDay | null)[] = Array.from({ length: weekdayIndex(first) }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day that an arrow key leads to, or null for other keys. */
export function dayAfterKey(day: LocalDay, key: string): LocalDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayIndex(day));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day));
    default:
      return null;
  }
}
