import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';
import { minutesText } from '#web/backoffice/layout/minutes-text.ts';

/** The time left until an instant: '4:05' minutes, from an hour on '2 h 10'; '0:00' when it is over. */
export function countdown(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)} h ${String(Math.floor((left % HOUR) / MINUTE)).padStart(2, '0')}`;
  return minutesText(Math.floor(left / 1_000));
}
