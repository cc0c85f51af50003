import { DAY, HOUR, isLocalDay } from '#domain/time/zoned-time.ts';

/** The largest time-zone offset from UTC. */
const FARTHEST_ZONE = 14 * HOUR;

/**
 * Whether a list's `from` is not after its `to`. The zone of a day is not known here, so that an instant beside a day is
 * refused only if it is too late in every zone.
 */
export function isInOrder({ from, to }: { from?: unknown; to?: unknown }): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return true;
  const [isFromDay, isToDay] = [isLocalDay(from), isLocalDay(to)];
  const first = Date.parse(from);
  const last = Date.parse(to);
  if (isFromDay === isToDay) return first <= last;
  return isToDay ? first < last + DAY + FARTHEST_ZONE : first - FARTHEST_ZONE <= last;
}
