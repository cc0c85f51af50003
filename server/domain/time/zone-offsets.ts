import { tzOffset } from '@date-fns/tz/tzOffset';

/**
 * How far the clocks of a zone are ahead of UTC in a span of time. The first answer of a browser's own Intl takes a phone a
 * tenth of a second; a page that brings this with it says at once until when a branch is open.
 */
export interface ZoneOffsets {
  timeZone: string;
  /** Milliseconds since the epoch, like all instants here; `until` is outside. */
  from: number;
  until: number;
  /** From which instant on the clocks are how many minutes ahead; the first one from the beginning of the span. */
  steps: readonly (readonly [from: number, minutes: number])[];
}

/** No zone puts its clocks forward and back again within a week. */
const WEEK = 7 * 24 * 3_600_000;

/** What the runtime knows of a zone between two instants. */
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

/** The first instant with the offset of `end`, which that of `start` is not. */
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

/** A zone by its name ('Europe/Vienna'), or with its offsets. */
export type Zone = string | ZoneOffsets;

export function zoneName(zone: Zone): string {
  return typeof zone === 'string' ? zone : zone.timeZone;
}

/** Minutes that the clocks of a zone are ahead of UTC; the runtime is asked for what the zone does not bring. */
export function offsetMinutes(zone: Zone, instant: number): number {
  const isBrought = typeof zone !== 'string' && instant < zone.until;
  const step = isBrought ? zone.steps.findLast(([from]) => from <= instant) : null;
  return step?.[1] ?? tzOffset(zoneName(zone), new Date(instant));
}
