import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  daysBetween,
  formatWallMinutes,
  type LocalDay,
  localDayOf,
  type Weekday,
  wallTimeOf,
  weekdayOf,
} from '#domain/time/zoned-time.ts';

/** German weekday names by their names in the rules. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

/** '2026-11-21' -> '21.11.2026'. */
export function formatDay(day: LocalDay): string {
  return day.split('-').reverse().join('.');
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
  const time = `um ${formatTime(instant, timeZone)} Uhr`;
  const days = daysBetween(localDayOf(now, timeZone), day);
  if (days === 0) return `heute ${time}`;
  if (days === 1) return `morgen ${time}`;
  if (days > 1 && days < 7) return `am ${WEEKDAY_NAMES[weekdayOf(day)]} ${time}`;
  return `am ${formatDay(day)} ${time}`;
}
