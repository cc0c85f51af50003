import { LANGUAGE } from '#domain/text/language.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { daysBetween, type LocalDay, localDayOf, type Weekday, weekdayOf } from '#domain/time/zoned-time.ts';
import { formatDay, formatDayOfYear, formatTime } from './calendar.ts';
import { today, tomorrow, WEEKDAY_NAMES } from './calendar-texts.ts';
import * as texts from './day-texts.ts';

// Formats that the shop's first page does not need; it loads only calendar.ts.

function monthName(month: string): string {
  return texts.MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? '';
}

/** '2026-11' -> 'November 2026'. */
export function formatMonth(month: string): string {
  return texts.month({ name: monthName(month), year: month.slice(0, 4) });
}

/** '2026-11' -> 'Nov. 2026'; names of up to four letters stay whole. */
export function formatShortMonth(month: string): string {
  const name = monthName(month);
  if (name.length <= 4) return formatMonth(month);
  return texts.shortMonth({ name: name.slice(0, 3), year: month.slice(0, 4) });
}

/** 'saturday' -> 'Sa', 'Sat'. */
export function shortWeekday(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday].slice(0, LANGUAGE === 'en' ? 3 : 2);
}

/** '2026-11-21' -> '21.11.'. */
export function formatShortDay(day: LocalDay): string {
  return formatDayOfYear(day);
}

/** '2026-11-21' -> 'Sa., 21.11.2026'. */
export function formatMediumDay(day: LocalDay): string {
  return texts.mediumDay({ weekday: shortWeekday(weekdayOf(day)), day: formatDay(day) });
}

/** '2026-11-21' -> 'Samstag, 21.11.2026'. */
export function formatLongDay(day: LocalDay): string {
  return texts.longDay({ weekday: WEEKDAY_NAMES[weekdayOf(day)], day: formatDay(day) });
}

/** '2026-11-21' -> 'Samstag, 21. November 2026'. */
export function formatFullDay(day: LocalDay): string {
  return texts.fullDay({
    weekday: WEEKDAY_NAMES[weekdayOf(day)],
    day: Number(day.slice(8)),
    month: formatMonth(day),
  });
}

/** 'Samstag, 21.11.2026, 18:05' in the zone. */
export function formatLongDateTime(instant: Date, timeZone: Zone): string {
  return `${formatLongDay(localDayOf(instant, timeZone))}, ${formatTime(instant, timeZone)}`;
}

/** The day of an instant as people name it: 'heute', 'morgen', 'Donnerstag', 'Donnerstag, 24.12.2026'. */
export function formatNearDay(instant: Date, now: Date, timeZone: Zone): string {
  const day = localDayOf(instant, timeZone);
  const days = daysBetween(localDayOf(now, timeZone), day);
  if (days === 0) return today;
  if (days === 1) return tomorrow;
  return days > 1 && days < 7 ? WEEKDAY_NAMES[weekdayOf(day)] : formatLongDay(day);
}
