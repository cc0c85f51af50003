import { tzOffset } from '@date-fns/tz/tzOffset';

/** For shops, people and orders without a branch to say theirs. */
export const DEFAULT_ZONE = 'Europe/Vienna';

/**
 * The UTC offsets of a zone over a span of time. The first Intl call in a browser costs a phone a tenth of a second; a page
 * that ships these offsets can show a branch's closing time at once.
 */
export interface ZoneOffsets {
  timeZone: string;
  /** Milliseconds since the epoch, like all instants here; `until` is exclusive. */
  from: number;
  until: number;
  /** Each offset in minutes with the instant from which it applies; the first step starts with the span. */
  steps: readonly (readonly [from: number, minutes: number])[];
}

/** No zone changes its clocks forward and back again within a week. */
const WEEK = 7 * 24 * 3_600_000;

/** The runtime's offsets of a zone between two instants. */
export function offsetsOf(timeZone: string, from: number, until: number): ZoneOffsets {
  const minutesAt = (instant: number) => tzOffset(timeZone, new Date(instant));
  const steps: [number, number][] = [[from, minutesAt(from)]];
  for (let start = from; start < until; start += WEEK) {
    const end = Math.min(start + WEEK, until - 1);
    const after = minutesAt(end);
    if (after !== steps.at(-1)?.[1]) steps.push([changeBetween(start, end, minutesAt), after]);
  }
  return { timeZone, from, until, steps };
}

/** The first instant with the offset of `end`, which differs from that of `start`. */
function changeBetween(start: number, end: number, minutesAt: (instant: number) => number): number {
  const after = minutesAt(end);
  let [low, high] = [start, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (minutesAt(middle) === after) high = middle;
    else low = middle;
  }
  return high;
}

/** A zone by name ('Europe/Vienna'), or with its offsets. */
export type Zone = string | ZoneOffsets;

export function zoneName(zone: Zone): string {
  return typeof zone === 'string' ? zone : zone.timeZone;
}

/** The UTC offset of a zone in minutes; falls back to the runtime outside the zone's own offsets. */
export function offsetMinutes(zone: Zone, instant: number): number {
  const isBrought = typeof zone !== 'string' && instant < zone.until;
  const step = isBrought ? zone.steps.findLast(([from]) => from <= instant) : null;
  return step?.[1] ?? tzOffset(zoneName(zone), new Date(instant));
}
