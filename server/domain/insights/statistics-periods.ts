import { addDays, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';
import type { DaySpan } from './statistics-range.ts';

/** A local day, YYYY-MM-DD, or month, YYYY-MM. */
export type Period = string;

/** The days of a query in one of its zones. */
interface ZonedDay extends DaySpan {
  timeZone: string;
}

/** The days of a month, YYYY-MM, in order. */
export function daysOfMonth(month: Period): LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days that a query covers from midnight to midnight in all of its zones. */
export function wholeDays(days: readonly ZonedDay[]): LocalDay[] {
  const zones = new Set(days.map(({ timeZone }) => timeZone)).size;
  const counts = new Map<LocalDay, number>();
  for (const { day, timeZone, start, end } of days) {
    const isWhole =
      start === instantOf(day, 0, timeZone, 'first') &&
      end === instantOf(addDays(day, 1), 0, timeZone, 'first');
    if (isWhole) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count === zones).map(([day]) => day);
}

/** The periods that could answer for these days: themselves, and the months that they fill. */
export function periodsOf(days: readonly LocalDay[]): Period[] {
  return [...days, ...wholeMonths(days)];
}

/**
 * The fewest counted periods for the whole days of a query, and the spans of time in each zone that they leave over, as long as
 * possible.
 */
export function coverage(
  days: readonly ZonedDay[],
  counted: ReadonlySet<Period>,
): { periods: Period[]; rest: ZonedSpan[] } {
  const whole = wholeDays(days);
  const months = wholeMonths(whole).filter((month) => counted.has(month));
  const inMonths = new Set(months);
  const single = whole.filter((day) => counted.has(day) && !inMonths.has(day.slice(0, 7)));
  // Of a counted month every day is whole.
  const isCovered = new Set([...single, ...months.flatMap(daysOfMonth)]);
  const rest: ZonedSpan[] = [];
  for (const { day, timeZone, start, end } of days) {
    if (isCovered.has(day)) continue;
    const last = rest.at(-1);
    if (last && last.timeZone === timeZone && last.end === start) last.end = end;
    else rest.push({ timeZone, start, end });
  }
  return { periods: [...months, ...single], rest };
}

/** Milliseconds since the epoch, end exclusive. */
export interface ZonedSpan {
  timeZone: string;
  start: number;
  end: number;
}

/** Spans of all zones that touch, together: each group is one stretch of time. */
export function stretches(spans: readonly ZonedSpan[]): ZonedSpan[][] {
  const groups: ZonedSpan[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    if (span.start <= end) groups.at(-1)?.push(span);
    else groups.push([span]);
    end = Math.max(end, span.end);
  }
  return groups;
}

function wholeMonths(days: readonly LocalDay[]): Period[] {
  const known = new Set(days);
  const months = new Set(days.map((day) => day.slice(0, 7)));
  return [...months].filter((month) => daysOfMonth(month).every((day) => known.has(day)));
}
