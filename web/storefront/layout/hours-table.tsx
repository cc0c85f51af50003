import { type OpeningHour, weekHours } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf, weekdayOf } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { Ranges } from '#web/ui/grouped-hours.tsx';
import * as texts from './texts.ts';

/** One row per weekday, today's marked; closed days are shown as closed. */
export function WeekTable({
  hours,
  now,
  timeZone,
  caption = texts.openingHours,
}: {
  hours: readonly OpeningHour[];
  now: Date;
  timeZone: Zone;
  /** The name of the table for screen readers. */
  caption?: string;
}) {
  const today = weekdayOf(localDayOf(now, timeZone));
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {weekHours(hours).map(({ day, ranges }) => (
          <tr
            key={day}
            {...(day === today ? { 'aria-current': 'date' as const } : {})}
            className="border-line border-b last:border-0 aria-[current=date]:font-semibold aria-[current=date]:text-primary"
          >
            <th scope="row" className="py-2.5 pr-6 text-left [font-weight:inherit]">
              {WEEKDAY_NAMES[day]}
            </th>
            <td className="py-2.5 text-right tabular-nums">
              <Ranges ranges={ranges} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
