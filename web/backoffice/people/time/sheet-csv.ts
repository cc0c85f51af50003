import { type CsvCell, csvDocument } from '#domain/text/csv.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { inHours } from '#domain/working/working-time.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import { spanText, TYPE_NAMES } from '../plan/plan-words.ts';
import type { TrailEntry } from './sheet-trail.ts';
import { timesOf } from './sheet-words.ts';
import * as texts from './texts.ts';
import type { Sheet } from './use-time-sheet.ts';

interface SheetRecord {
  sheet: Sheet;
  trail: readonly TrailEntry[];
  publicHolidays: readonly { day: LocalDay; name: string }[];
}

/** A time sheet for payroll: hours as decimal numbers, a row per day with what was corrected, the sums at the end. */
export function sheetCsv(
  person: string,
  { sheet, trail, publicHolidays }: SheetRecord,
  timeZone: string,
): string {
  const head = [
    texts.person,
    texts.day,
    texts.shifts,
    texts.times,
    texts.plannedHours,
    texts.workedHours,
    texts.pauseHours,
    texts.differenceHours,
    texts.absent,
    texts.publicHoliday,
    texts.trail,
  ];
  const rows = sheet.days.map((row): readonly CsvCell[] => [
    person,
    formatDay(row.day),
    row.shifts.map((shift) => spanText(shift, timeZone)).join(', '),
    timesOf(row, timeZone).join(', '),
    inHours(row.planned),
    inHours(row.worked),
    inHours(row.paused),
    row.difference === null ? null : inHours(row.difference),
    row.absences.map((type) => TYPE_NAMES[type] ?? type).join(', '),
    publicHolidays.find(({ day }) => day === row.day)?.name ?? '',
    trail
      .filter(({ day }) => day === row.day)
      .map(texts.trailSentence)
      .join(' | '),
  ]);
  const { planned, worked, paused, difference } = sheet;
  const sums = [planned, worked, paused, difference].map(inHours);
  return csvDocument([head, ...rows, [person, texts.sum, '', '', ...sums, '', '', '']]);
}
