import { addDays, WEEKDAYS as DAYS, type LocalDay, weekdayOf } from '#domain/zoned-time.ts';

export const WEEKDAYS = [
  { short: 'Mo', long: 'Montag' },
  { short: 'Di', long: 'Dienstag' },
  { short: 'Mi', long: 'Mittwoch' },
  { short: 'Do', long: 'Donnerstag' },
  { short: 'Fr', long: 'Freitag' },
  { short: 'Sa', long: 'Samstag' },
  { short: 'So', long: 'Sonntag' },
] as const;

/** 0 = Monday ... 6 = Sunday. */
export function weekdayIndex(day: LocalDay): number {
  return DAYS.indexOf(weekdayOf(day));
}

/** 'YYYY-MM' of a day. */
export function monthOf(day: LocalDay): string {
  return day.slice(0, 7);
}

/** Pages a 'YYYY-MM' by months. */
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

/** A formatter is made when it is first needed: a phone's first takes a tenth of a second. */
const spoken = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: LocalDay): string => {
    format ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00:00Z`));
  };
};
const monthName = spoken({ month: 'long', year: 'numeric' });
const fullDay = spoken({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = spoken({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });

/** '2026-11' -> 'November 2026'. */
export function monthLabel(month: string): string {
  return monthName(`${month}-01`);
}

/** '2026-11-21' -> 'Samstag, 21. November 2026'. */
export function dayLabel(day: LocalDay): string {
  return fullDay(day);
}

/** '2026-11-21' -> 'Sa., 21.11.2026'. */
export function shortDayLabel(day: LocalDay): string {
  return shortDay(day);
}

/** Where an arrow key leads from a day, or null for other keys. */
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
