import { HOUR } from '#domain/time/zoned-time.ts';

/**
 * The beginning of the hour: when a new catalogue holds from. Pages know the time to the minute, so from this very second on
 * would mean from the next minute.
 */
export function startOfHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR);
}
