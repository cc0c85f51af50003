import { WEEKDAYS } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from './calendar/calendar-texts.ts';
import * as texts from './statistics-texts.ts';

/** 'monday-12' -> 'Montag 12-13 Uhr'. */
export function weekHourLabel(key: string): string {
  const [weekday = '', hour = ''] = key.split('-');
  const known = WEEKDAYS.find((name) => name === weekday);
  return texts.weekHour({
    weekday: known ? WEEKDAY_NAMES[known] : weekday,
    from: hour,
    to: Number(hour) + 1,
  });
}
