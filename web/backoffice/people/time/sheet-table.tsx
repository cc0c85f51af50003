import { Link } from 'react-router-dom';
import { type LocalDay, weekdayOf } from '#domain/time/zoned-time.ts';
import { formatShortDay, shortWeekday } from '#text/calendar/days.ts';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { clockText, differenceText } from '../clock-text.ts';
import { spanText, TYPE_LOOKS, TYPE_NAMES } from '../plan/plan-words.ts';
import { timesOf } from './sheet-words.ts';
import * as texts from './texts.ts';
import type { Sheet } from './use-time-sheet.ts';

const HEADS = [texts.plan, texts.times, texts.planned, texts.worked, texts.pauses, texts.difference] as const;
/** In print a month fits on one page. */
const CELL = 'px-3 py-1.5 print:py-0.5';
const NUMBER = `${CELL} text-right tabular-nums`;

interface SheetTableProps {
  sheet: Sheet;
  publicHolidays: readonly { day: LocalDay; name: string }[];
  timeZone: string;
  /** Of the table. */
  label: string;
}

/** The days of a month with their sums. */
export function SheetTable({ sheet, publicHolidays, timeZone, label }: SheetTableProps) {
  return (
    <TableRegion label={label} className="@container print:overflow-visible print:text-xs">
      <table className="card-rows w-full text-left">
        <TableHead>
          <th scope="col" className="px-3 py-2.5 font-semibold">
            {texts.day}
          </th>
          {HEADS.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`px-3 py-2.5 font-semibold ${index > 1 ? 'text-right' : ''}`}
            >
              {head}
            </th>
          ))}
        </TableHead>
        <tbody className="divide-y divide-line">
          {sheet.days.map((row) => (
            <tr
              key={row.day}
              className={['saturday', 'sunday'].includes(weekdayOf(row.day)) ? 'bg-paper' : ''}
            >
              <th scope="row" className={`${CELL} whitespace-nowrap font-semibold tabular-nums`}>
                {shortWeekday(weekdayOf(row.day))} {formatShortDay(row.day)}
              </th>
              <td data-label={texts.plan} className={CELL}>
                {publicHolidays
                  .filter(({ day }) => day === row.day)
                  .map(({ name }) => (
                    <span key={name} className="mr-2 text-muted text-sm print:text-xs">
                      {name}
                    </span>
                  ))}
                {row.absences.map((type) => (
                  <span
                    key={type}
                    className={`mr-1 inline-block rounded-theme border px-2 text-sm print:text-xs ${TYPE_LOOKS[type].box}`}
                  >
                    {TYPE_NAMES[type]}
                  </span>
                ))}
                {row.shifts.length > 0 && (
                  <span className="tabular-nums">
                    {row.shifts.map((shift) => spanText(shift, timeZone)).join(', ')}
                  </span>
                )}
              </td>
              <td data-label={texts.times} className={`${CELL} tabular-nums`}>
                {row.activities.map(({ id }, index) => (
                  <Link
                    key={id}
                    to={`/working-activities/${id}`}
                    className="mr-2 inline-flex min-h-6 items-center max-sm:min-h-11 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-ink print:min-h-0 print:no-underline"
                  >
                    {timesOf(row, timeZone)[index]}
                  </Link>
                ))}
              </td>
              <td data-label={texts.planned} className={NUMBER}>
                {row.planned > 0 ? clockText(row.planned) : ''}
              </td>
              <td data-label={texts.worked} className={`${NUMBER} font-semibold`}>
                {row.worked > 0 || row.isOpen ? clockText(row.worked) : ''}
              </td>
              <td data-label={texts.pauses} className={NUMBER}>
                {row.paused > 0 ? clockText(row.paused) : ''}
              </td>
              <td data-label={texts.difference} className={NUMBER}>
                {row.difference !== null && (row.planned > 0 || row.worked > 0) && (
                  <Difference value={row.difference} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line-strong border-t-2 bg-paper font-semibold">
          <tr>
            <th scope="row" colSpan={3} className="px-3 py-3">
              {texts.sum}
            </th>
            <td data-label={texts.planned} className={NUMBER}>
              {clockText(sheet.planned)}
            </td>
            <td data-label={texts.worked} className={NUMBER}>
              {clockText(sheet.worked)}
            </td>
            <td data-label={texts.pauses} className={NUMBER}>
              {clockText(sheet.paused)}
            </td>
            <td data-label={texts.difference} className={NUMBER}>
              <Difference value={sheet.difference} />
            </td>
          </tr>
        </tfoot>
      </table>
    </TableRegion>
  );
}

function Difference({ value }: { value: number }) {
  return <span className={value < 0 ? 'text-warning' : ''}>{differenceText(value)}</span>;
}
