import { groupedHours, type OpeningHour, type WallRange } from '#domain/time/opening-hours.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { formatShortDay, shortWeekday } from '#text/calendar/days.ts';
import * as texts from './texts.ts';

/**
 * 'Mo–Fr 11:00–14:00', 'täglich 07:00–11:30', '24.12. 10:00–12:00': a schedule in wall times, single days from `today` on
 * included. Empty for one without any hours to come.
 */
export function saleTimesText(schedule: readonly OpeningHour[], today: LocalDay): string {
  const weekly = groupedHours(schedule)
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ first, last, ranges }) => {
      const days = texts.days({ first: shortWeekday(first), last: shortWeekday(last) });
      const isDaily = first === 'monday' && last === 'sunday';
      return withTimes(isDaily ? texts.daily : first === last ? shortWeekday(first) : days, ranges);
    });
  const single = schedule
    .flatMap((entry) =>
      entry.type === 'once' && !entry.isClosed && entry.date ? { ...entry, date: entry.date } : [],
    )
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, from, to }) =>
      withTimes(formatShortDay(date), [{ from: from ?? '00:00', to: to ?? '24:00' }]),
    );
  return [...weekly, ...single].join(', ');
}

function withTimes(days: string, ranges: readonly WallRange[]): string {
  const isAllDay = ranges.length === 1 && ranges[0]?.from === '00:00' && ranges[0].to === '24:00';
  return isAllDay ? days : `${days} ${ranges.map((range) => texts.range({ ...range })).join(texts.and)}`;
}
