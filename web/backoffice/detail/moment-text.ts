import { localDayOf, weekdayOf } from '#domain/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar-texts.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';

/** 'Freitag, 20.11.2026, 18:45' on the branch's wall. */
export function momentText(instant: Date, timeZone: string): string {
  const weekday = WEEKDAY_NAMES[weekdayOf(localDayOf(instant, timeZone))];
  return `${weekday}, ${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}
