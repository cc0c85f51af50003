import type { ErrorCode, Fault } from '#domain/errors.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { Span } from '#domain/time/interval.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  isLocalDay,
  type LocalDay,
  localDayOf,
} from '#domain/time/zoned-time.ts';

/** One end of a range: a calendar day, in each branch's own zone, or one instant for all. */
export type RangeEnd = { day: LocalDay } | { at: Date };

/** Days are inclusive at both ends; instants are inclusive at the start and exclusive at the end. */
export interface StatisticsRange {
  from: RangeEnd;
  to: RangeEnd;
}

/** A calendar day of a zone, or the part of it inside the range; milliseconds since the epoch, end exclusive. */
export interface DaySpan extends Span {
  day: LocalDay;
}

/** The default without from and to: today and the days before. */
const DEFAULT_DAYS = 30;
/** The maximum between the first and the last day: two years with a leap day (R130, A64). */
const MAXIMUM_DISTANCE = 731;
const FIRST_DAY: LocalDay = '2000-01-01';
const LAST_DAY: LocalDay = '2100-12-31';

/**
 * Parses the ends of a range: YYYY-MM-DD or ISO 8601 with offset; null = not given. The zone decides which day is today and
 * on which day an instant falls. Without an end, the range ends today, or 30 days after a start in the future; without a
 * start, it starts 30 days before its end.
 */
export function readRange(
  from: string | null,
  to: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): { range: StatisticsRange } | { faults: Fault[] } {
  const ends = { from: from === null ? null : readEnd(from), to: to === null ? null : readEnd(to) };
  const faults = [
    ...(from !== null && !isPossible(ends.from, timeZone) ? [faultAt('from', 'day-invalid')] : []),
    ...(to !== null && !isPossible(ends.to, timeZone) ? [faultAt('to', 'day-invalid')] : []),
  ];
  if (faults.length > 0) return { faults };
  const range = completed(ends.from, ends.to, localDayOf(now, timeZone), timeZone);
  const first = dayOf(range.from, timeZone);
  const last = dayOf(range.to, timeZone);
  const { start, end } = spanIn(range, timeZone);
  if (end < start || last < first) return { faults: [faultAt('to', 'ends-before-start')] };
  if (daysBetween(first, last) > MAXIMUM_DISTANCE) return { faults: [faultAt('from', 'range-too-long')] };
  return { range };
}

/** The range in one zone, in milliseconds since the epoch, end exclusive. */
export function spanIn({ from, to }: StatisticsRange, timeZone: string): Span {
  return {
    start: 'day' in from ? instantOf(from.day, 0, timeZone, 'first') : from.at.getTime(),
    end: 'day' in to ? instantOf(addDays(to.day, 1), 0, timeZone, 'first') : to.at.getTime(),
  };
}

/** The calendar days of a range in one zone; the first and the last are clipped to the range. */
export function daySpansIn(range: StatisticsRange, timeZone: string): DaySpan[] {
  const { start, end } = spanIn(range, timeZone);
  const first = localDayOf(new Date(start), timeZone);
  const last = localDayOf(new Date(Math.max(start, end - 1)), timeZone);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  return days.map((day) => ({
    day,
    start: Math.max(start, instantOf(day, 0, timeZone, 'first')),
    end: Math.min(end, instantOf(addDays(day, 1), 0, timeZone, 'first')),
  }));
}

/** An end of the range as returned by the API: the day, or the instant in UTC. */
export function rangeEndText(end: RangeEnd): string {
  return 'day' in end ? end.day : end.at.toISOString();
}

function readEnd(text: string): RangeEnd | null {
  if (isLocalDay(text)) return { day: text };
  const at = parseInstant(text);
  return at && { at };
}

function isPossible(end: RangeEnd | null, timeZone: string): boolean {
  if (!end) return false;
  const day = dayOf(end, timeZone);
  return day >= FIRST_DAY && day <= LAST_DAY;
}

function completed(
  from: RangeEnd | null,
  to: RangeEnd | null,
  today: LocalDay,
  timeZone: string,
): StatisticsRange {
  if (from) return { from, to: to ?? { day: endAfter(dayOf(from, timeZone), today) } };
  const end = to ?? { day: today };
  return { from: { day: addDays(dayOf(end, timeZone), 1 - DEFAULT_DAYS) }, to: end };
}

function endAfter(from: LocalDay, today: LocalDay): LocalDay {
  return from > today ? addDays(from, DEFAULT_DAYS - 1) : today;
}

function dayOf(end: RangeEnd, timeZone: string): LocalDay {
  return 'day' in end ? end.day : localDayOf(end.at, timeZone);
}

function faultAt(field: 'from' | 'to', code: ErrorCode): Fault {
  return { code, field };
}
