import { addDays, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { entryDays } from './week-plan.ts';
import { plannedTime, type ScheduleEntry, type ScheduleType } from './working-schedule.ts';
import { pausedTime, type WorkingTime, workedTime } from './working-time.ts';

export type Absence = Exclude<ScheduleType, 'work'>;

/** One day of a person; times in milliseconds. */
export interface SheetDay<A extends WorkingTime, E extends ScheduleEntry> {
  day: LocalDay;
  planned: number;
  worked: number;
  paused: number;
  /** Worked minus planned; null for future days. */
  difference: number | null;
  /** Whether an activity is still running. */
  isOpen: boolean;
  activities: readonly A[];
  shifts: readonly E[];
  absences: readonly Absence[];
}

export interface TimeSheet<A extends WorkingTime, E extends ScheduleEntry> {
  days: readonly SheetDay<A, E>[];
  planned: number;
  worked: number;
  paused: number;
  /** Over the days up to today: later shifts are not missing yet. */
  difference: number;
  /** Days; holidays count as in the balances, the others in calendar days. */
  absences: Readonly<Record<Absence, number>>;
}

/** The days of a month, '2026-11'. */
export function monthDays(month: string): LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month some months later: ('2026-11', 2) -> '2027-01'. */
export function laterMonth(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/**
 * What a person worked and was scheduled to work. On both sides, hours past midnight belong to the day on which they began,
 * so that a late shift is compared with itself (as with opening hours, R32). `leave` are the days of leave (leave-days.ts).
 */
export function timeSheet<A extends WorkingTime, E extends ScheduleEntry>(
  days: readonly LocalDay[],
  {
    activities,
    schedules,
    leave,
  }: { activities: readonly A[]; schedules: readonly E[]; leave: readonly LocalDay[] },
  { timeZone, now }: { timeZone: string; now: Date },
): TimeSheet<A, E> {
  const today = localDayOf(now, timeZone);
  const rows = days.map((day): SheetDay<A, E> => {
    const done = activities.filter(({ startedAt }) => localDayOf(new Date(startedAt), timeZone) === day);
    const due = schedules.filter((entry) => entryDays(entry, timeZone).includes(day));
    const shifts = due.filter(({ type }) => type === 'work');
    const planned = sum(shifts.map(plannedTime));
    const worked = sum(done.map((time) => workedTime(time, now)));
    return {
      day,
      planned,
      worked,
      paused: sum(done.map((time) => pausedTime(time, now))),
      difference: day > today ? null : worked - planned,
      isOpen: done.some(({ endedAt }) => endedAt === null),
      activities: done.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt)),
      shifts: shifts.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)),
      absences: [...new Set(due.flatMap(({ type }) => (type === 'work' ? [] : [type])))],
    };
  });
  const daysOf = (absence: Absence) => rows.filter(({ absences }) => absences.includes(absence)).length;
  return {
    days: rows,
    planned: sum(rows.map(({ planned }) => planned)),
    worked: sum(rows.map(({ worked }) => worked)),
    paused: sum(rows.map(({ paused }) => paused)),
    difference: sum(rows.map(({ difference }) => difference ?? 0)),
    absences: {
      holiday: days.filter((day) => leave.includes(day)).length,
      sick: daysOf('sick'),
      training: daysOf('training'),
      other: daysOf('other'),
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
