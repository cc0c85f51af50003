import { hoursOn, type OpeningHour, type WallRange, weekHours } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { isLocalDay, type LocalDay, localDayOf, type Weekday } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';

/** https://schema.org/OpeningHoursSpecification, as interpreted by Google's documentation for local businesses. */
export interface HoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  validFrom?: LocalDay;
  validThrough?: LocalDay;
  opens: string;
  closes: string;
}

/** Closed all day is written as opening hours that end where they begin. */
const CLOSED: WallRange = { from: '00:00', to: '00:00' };

/** The regular week: days with equal hours are grouped; a closed day is listed as such. */
export function weekSpecification(hours: readonly OpeningHour[]): HoursSpecification[] {
  const days = new Map<string, { ranges: WallRange[]; weekdays: Weekday[] }>();
  for (const { day, ranges } of weekHours(hours)) {
    const key = JSON.stringify(ranges);
    const same = days.get(key) ?? { ranges, weekdays: [] };
    same.weekdays.push(day);
    days.set(key, same);
  }
  return [...days.values()].flatMap(({ ranges, weekdays }) =>
    specify(ranges, { dayOfWeek: weekdays.map((day) => day.charAt(0).toUpperCase() + day.slice(1)) }),
  );
}

/** The single dates from today on that differ from the week: holidays, long Saturdays. */
export function specialSpecification(
  hours: readonly OpeningHour[],
  now: Date,
  timeZone: Zone,
): HoursSpecification[] {
  const today = localDayOf(now, timeZone);
  const dates = hours.flatMap(({ type, date }) =>
    type === 'once' && date !== null && isLocalDay(date) && date >= today ? [date] : [],
  );
  return [...new Set(dates)].toSorted().flatMap((date) => {
    const ranges = hoursOn(hours, date, timeZone).map(({ start, end }) => ({
      from: formatTime(start, timeZone),
      to: formatTime(end, timeZone),
    }));
    return specify(ranges, { validFrom: date, validThrough: date });
  });
}

function specify(
  ranges: readonly WallRange[],
  when: Pick<HoursSpecification, 'dayOfWeek' | 'validFrom' | 'validThrough'>,
): HoursSpecification[] {
  const shown = ranges.length > 0 ? ranges.map(written) : [CLOSED];
  return shown.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens: from,
    closes: to,
  }));
}

/** A closing time before the opening time is on the next day; midnight is that day's 00:00, except for a whole day. */
function written({ from, to }: WallRange): WallRange {
  const end = to === '24:00' ? '00:00' : to;
  return { from, to: from === '00:00' && end === '00:00' ? '23:59' : end };
}
