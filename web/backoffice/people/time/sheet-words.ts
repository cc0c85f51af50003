import type { Zone } from '#domain/time/zone-offsets.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';
import type { Sheet } from './use-time-sheet.ts';

/** The month of a day. */
export function monthOf(day: LocalDay): string {
  return day.slice(0, 7);
}

/** When somebody worked on a day: '09:00–12:30', 'seit 13:00'. */
export function timesOf({ activities }: Pick<Sheet['days'][number], 'activities'>, timeZone: Zone): string[] {
  return activities.map(({ startedAt, endedAt }) => {
    const start = formatTime(new Date(startedAt), timeZone);
    return endedAt === null
      ? texts.since({ time: start })
      : `${start}–${formatTime(new Date(endedAt), timeZone)}`;
  });
}
