import { LANGUAGE } from '#domain/text/language.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  daysBetween,
  formatWallMinutes,
  type LocalDay,
  localDayOf,
  wallTimeOf,
  weekdayOf,
} from '#domain/time/zoned-time.ts';
import * as texts from './calendar-texts.ts';

/** '2026-11-21' -> '21.11.2026'; '21 Nov 2026' in English, where the order of figures is not the same everywhere. */
export function formatDay(day: LocalDay): string {
  if (LANGUAGE === 'en') return `${formatDayOfYear(day)} ${day.slice(0, 4)}`;
  return day.split('-').reverse().join('.');
}

/** '2026-11-21' -> '21.11.'; '21 Nov' in English. */
export function formatDayOfYear(day: LocalDay): string {
  const [, month, date] = day.split('-').map(Number);
  if (LANGUAGE === 'en')
    return `${date} ${texts.SHORT_MONTHS.slice(3 * Number(month) - 3, 3 * Number(month))}`;
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}

/**
 * '18:05' in the zone. Hand-written instead of Intl: its first formatter costs a phone a tenth of a second, and another ICU
 * version would change slips and mails.
 */
export function formatTime(instant: Date, timeZone: Zone): string {
  return formatWallMinutes(wallTimeOf(instant, timeZone).minute);
}

/** '21.11.2026' in the zone. */
export function formatDate(instant: Date, timeZone: Zone): string {
  return formatDay(localDayOf(instant, timeZone));
}

/** '21.11.2026, 18:05' in the zone. */
export function formatDateTime(instant: Date, timeZone: Zone): string {
  return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** 'heute um 17:00 Uhr', 'morgen um 08:00 Uhr', 'am Montag um 08:00 Uhr', 'am 24.12.2026 um 08:00 Uhr'. */
export function formatMoment(instant: Date, now: Date, timeZone: Zone): string {
  const day = localDayOf(instant, timeZone);
  const days = daysBetween(localDayOf(now, timeZone), day);
  const weekdayOrDate = days > 1 && days < 7 ? texts.WEEKDAY_NAMES[weekdayOf(day)] : formatDay(day);
  const written = [texts.today, texts.tomorrow][days] ?? `${texts.on} ${weekdayOrDate}`;
  return texts.atTime({ day: written, time: formatTime(instant, timeZone) });
}

/** The shortest that is clear: '17:00' today, 'morgen 08:00', 'Montag 08:00', '24.12.2026, 08:00'. */
export function formatShortMoment(instant: Date, now: Date, timeZone: Zone): string {
  const day = localDayOf(instant, timeZone);
  const time = formatTime(instant, timeZone);
  const days = daysBetween(localDayOf(now, timeZone), day);
  if (days === 0) return time;
  if (days === 1) return `${texts.tomorrow} ${time}`;
  return days > 1 && days < 7
    ? `${texts.WEEKDAY_NAMES[weekdayOf(day)]} ${time}`
    : formatDateTime(instant, timeZone);
}

/** The same with the day in any case: 'heute 17:00', 'morgen 08:00'. */
export function formatDayMoment(instant: Date, now: Date, timeZone: Zone): string {
  const short = formatShortMoment(instant, now, timeZone);
  return localDayOf(instant, timeZone) === localDayOf(now, timeZone) ? `${texts.today} ${short}` : short;
}
