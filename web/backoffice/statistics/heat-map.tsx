import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { shortWeekday } from '#text/calendar/days.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { type Entry, heatRows } from './statistic-series.ts';
import * as texts from './texts.ts';

/** Background colours from nothing to the busiest hour; the number on each is legible. */
const STEPS = [
  'bg-paper text-muted',
  'bg-[color-mix(in_srgb,var(--primary-ink)_10%,white)] text-ink',
  'bg-[color-mix(in_srgb,var(--primary-ink)_22%,white)] text-ink',
  'bg-[color-mix(in_srgb,var(--primary-ink)_36%,white)] text-ink',
  'bg-[color-mix(in_srgb,var(--primary-ink)_88%,white)] text-white',
  'bg-[var(--primary-ink)] text-white',
] as const;

/** The week by hours: a table whose cells get darker with volume. */
export function HeatMap({ title, series }: { title: string; series: readonly Entry[] }) {
  return (
    <ScrollRegion label={texts.byWeekdayAndHour({ title })} className="relative overflow-x-auto">
      <table className="w-full min-w-[40rem] table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="w-9 text-left font-medium">
              <span className="sr-only">{texts.weekday}</span>
            </th>
            {Array.from({ length: 24 }, (_, hour) => (
              <th key={String(hour)} scope="col" className="font-normal text-muted">
                {texts.hourOfDay({ hour, hidden })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heatRows(series).map(({ weekday, cells }) => (
            <tr key={weekday}>
              <th scope="row" className="text-left font-medium">
                <abbr title={WEEKDAY_NAMES[weekday]} className="no-underline">
                  {shortWeekday(weekday)}
                </abbr>
              </th>
              {cells.map(({ hour, value, step, label }) => (
                <td
                  key={hour}
                  title={`${label}: ${value}`}
                  className={`h-8 rounded-[3px] forced-color-adjust-none ${STEPS[step] ?? STEPS[0]}`}
                >
                  {value > 0 ? value : <span className="sr-only">0</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
