import { DAY, isLocalDay } from './zoned-time.ts';

/** A longer span is a year being typed: for a moment it is the year 2, 20 or 202. */
const LONGEST = 366 * DAY;

/**
 * The end of a span whose start has been changed (R186): one that the start has overtaken moves with it, so that the span
 * is as long as it was. Both ends are days, or both are instants in ISO 8601.
 */
export function followingEnd(before: string | null, start: string, end: string): string {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (!(to < from)) return end;
  const length = before === null ? 0 : to - Date.parse(before);
  const moved = new Date(from + (length > 0 && length <= LONGEST ? length : 0)).toISOString();
  return isLocalDay(start) ? moved.slice(0, 10) : moved;
}
