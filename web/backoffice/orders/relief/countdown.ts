import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';

/** The time left until an instant: '4:05' minutes, from an hour on '2 h 10'; '0:00' when it is over. */
export function countdown(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  const two = (count: number) => String(count).padStart(2, '0');
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${two(Math.floor((left % HOUR) / MINUTE))}`;
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / 1_000))}`;
}
