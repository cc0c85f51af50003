import { HOUR } from '#domain/time/zoned-time.ts';

/**
 * The beginning of the hour, from which a new catalogue is valid. Pages know the time to the minute, so the current second
 * would mean the next minute.
 */
export function startOfHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR);
}
