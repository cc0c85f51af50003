import { tzOffset } from '@date-fns/tz/tzOffset';
import { offsetMinutes, type Zone, zoneName } from './zone-offsets.ts';

/** A calendar day without zone, YYYY-MM-DD. */
export type LocalDay = string;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Which of two instants a wall time in the repeated autumn hour means. */
export type RepeatedHour = 'first' | 'second';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The wall time of a zone at an instant. */
export interface WallTime {
  day: LocalDay;
  /** Minute of the day, 0 to 1439. */
  minute: number;
  /** Milliseconds into that minute. */
  rest: number;
}

/** Whether the runtime knows a zone of this name, for example 'Europe/Vienna'. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) && !Number.isNaN(tzOffset(name, new Date(0)));
}

/** The day's midnight as if its zone were UTC. */
function dayStart(day: LocalDay): number {
  return Date.parse(day);
}

function formatDay(wall: number): LocalDay {
  return new Date(wall).toISOString().slice(0, 10);
}

/** True for an existing calendar day in the form YYYY-MM-DD; '2026-02-30' is not one. */
export function isLocalDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = dayStart(text);
  return !Number.isNaN(start) && formatDay(start) === text;
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return formatDay(dayStart(day) + days * DAY);
}

/** How many calendar days `to` is after `from`; negative if before. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((dayStart(to) - dayStart(from)) / DAY);
}

export function weekdayOf(day: LocalDay): Weekday {
  // 1970-01-01 was a Thursday.
  const index = (((dayStart(day) / DAY + 3) % 7) + 7) % 7;
  const weekday = WEEKDAYS[index];
  if (!weekday) throw new RangeError(`not a calendar day: ${day}`);
  return weekday;
}

/** The UTC offset of the zone in milliseconds. Throws RangeError for an unknown zone. */
function offsetAt(instant: number, timeZone: Zone): number {
  const minutes = offsetMinutes(timeZone, instant);
  if (Number.isNaN(minutes))
    throw new RangeError(`unknown time zone or instant: ${zoneName(timeZone)}, ${instant}`);
  return minutes * MINUTE;
}

/** The wall time at an instant. */
export function wallTimeOf(instant: Date, timeZone: Zone): WallTime {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  const day = Math.floor(wall / DAY) * DAY;
  const minute = Math.floor((wall - day) / MINUTE);
  return { day: formatDay(day), minute, rest: wall - day - minute * MINUTE };
}

/** 690 -> '11:30'. Minutes of a day; its end is 24:00. */
export function formatWallMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The calendar day of an instant in a zone. */
export function localDayOf(instant: Date, timeZone: Zone): LocalDay {
  return wallTimeOf(instant, timeZone).day;
}

/**
 * The instant of a wall time, in milliseconds since the epoch. `minute` counts from 00:00 of `day` on the wall clock and may
 * pass 1440 (the next day). A time inside the spring gap moves forward by the gap; in the repeated autumn hour `doubled`
 * chooses (R28).
 */
export function instantOf(day: LocalDay, minute: number, timeZone: Zone, doubled: RepeatedHour): number {
  const wall = dayStart(day) + minute * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  if (before === after) return wall - before;
  const early = wall - before;
  const late = wall - after;
  const isEarly = offsetAt(early, timeZone) === before;
  const isLate = offsetAt(late, timeZone) === after;
  if (isEarly && isLate) return doubled === 'first' ? Math.min(early, late) : Math.max(early, late);
  // In the gap neither fits: the offset before the change determines the instant.
  return isLate ? late : early;
}

/** The same wall time (with its seconds) some calendar days later; in the repeated hour, the first one. */
export function sameWallTimeLater(instant: Date, days: number, timeZone: Zone): Date {
  const { day, minute, rest } = wallTimeOf(instant, timeZone);
  return new Date(instantOf(addDays(day, days), minute, timeZone, 'first') + rest);
}
