import { getISOWeek } from 'date-fns/getISOWeek';
import { parseISO } from 'date-fns/parseISO';
import { intersectSpans, type Span } from '#domain/time/interval.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  type LocalDay,
  localDayOf,
  type RepeatedHour,
  WEEKDAYS,
  wallTimeOf,
  weekdayOf,
} from '#domain/time/zoned-time.ts';
import { plannedTime, type ScheduleEntry, scheduleFaults } from './working-schedule.ts';

/** An entry of the plan with its person. */
export interface PlanEntry extends ScheduleEntry {
  user: number;
}

/** Milliseconds of planned work. */
export interface PlanSums {
  byUser: ReadonlyMap<number, number>;
  byDay: ReadonlyMap<LocalDay, number>;
  total: number;
}

/** The Monday of a day's week. */
export function mondayOf(day: LocalDay): LocalDay {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/** Monday to Sunday. */
export function weekDays(monday: LocalDay): LocalDay[] {
  return WEEKDAYS.map((_, index) => addDays(monday, index));
}

/** Calendar week of ISO 8601: the week with the year's first Thursday is the first. */
export function weekNumber(monday: LocalDay): number {
  return getISOWeek(parseISO(monday));
}

/**
 * The days on which an entry appears in the plan. A shift belongs to the day on which it starts, like opening hours past
 * midnight (R32, R112); an absence appears on every day that it touches.
 */
export function entryDays({ type, from, to }: ScheduleEntry, timeZone: Zone): LocalDay[] {
  const first = localDayOf(new Date(from), timeZone);
  if (type === 'work') return [first];
  const last = localDayOf(new Date(Math.max(Date.parse(from), Date.parse(to) - 1)), timeZone);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** Whether an absence fills a day from midnight to midnight. */
export function isWholeDay({ from, to }: Pick<ScheduleEntry, 'from' | 'to'>, day: LocalDay, timeZone: Zone) {
  return (
    Date.parse(from) <= instantOf(day, 0, timeZone, 'first') &&
    Date.parse(to) >= instantOf(addDays(day, 1), 0, timeZone, 'first')
  );
}

/** The planned time, per person and per day. */
export function planSums(entries: readonly PlanEntry[], days: readonly LocalDay[], timeZone: Zone): PlanSums {
  const byUser = new Map<number, number>();
  const byDay = new Map<LocalDay, number>();
  let total = 0;
  for (const entry of entries) {
    const [day] = entryDays(entry, timeZone);
    const time = plannedTime(entry);
    if (time === 0 || day === undefined || !days.includes(day)) continue;
    byUser.set(entry.user, (byUser.get(entry.user) ?? 0) + time);
    byDay.set(day, (byDay.get(day) ?? 0) + time);
    total += time;
  }
  return { byUser, byDay, total };
}

/**
 * The times of an entry some calendar days later: the same wall times, so a clock change in the week shifts nothing. In the
 * repeated autumn hour a start takes the first instant, an end the second; in the spring gap both move forward.
 */
export function movedTimes(
  { from, to }: Pick<ScheduleEntry, 'from' | 'to'>,
  days: number,
  timeZone: Zone,
): { from: string; to: string } {
  return {
    from: laterInstant(from, days, timeZone, 'first'),
    to: laterInstant(to, days, timeZone, 'second'),
  };
}

function laterInstant(iso: string, days: number, timeZone: Zone, doubled: RepeatedHour): string {
  const { day, minute, rest } = wallTimeOf(new Date(iso), timeZone);
  return new Date(instantOf(addDays(day, days), minute, timeZone, doubled) + rest).toISOString();
}

/** Why an entry is not copied: the person has another entry then, or the times do not exist on that day. */
export type CopyObstacle = 'taken' | 'impossible';

export interface CopiedEntry<E> {
  /** The entry with its new times. */
  entry: E;
  obstacle: CopyObstacle | null;
}

/**
 * The shifts and trainings of a week, moved to another one, in order. Absences are not copied: illness does not repeat
 * weekly. An entry that overlaps one of the target week, or another copy, is not copied, so that copying twice creates no
 * duplicates.
 */
export function copiedWeek<E extends PlanEntry>(
  entries: readonly E[],
  existing: readonly PlanEntry[],
  { from, to, timeZone }: { from: LocalDay; to: LocalDay; timeZone: Zone },
): CopiedEntry<E>[] {
  const days = weekDays(from);
  const taken = existing.map((entry) => ({ user: entry.user, span: spanOf(entry) }));
  return entries
    .filter((entry) => isCopied(entry) && days.includes(entryDays(entry, timeZone)[0] ?? ''))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .map((source) => {
      const entry = { ...source, ...movedTimes(source, daysBetween(from, to), timeZone) };
      if (scheduleFaults(entry).length > 0) return { entry, obstacle: 'impossible' as const };
      const span = spanOf(entry);
      const isTaken = taken.some(
        (one) => one.user === entry.user && intersectSpans([one.span], [span]).length > 0,
      );
      if (isTaken) return { entry, obstacle: 'taken' as const };
      taken.push({ user: entry.user, span });
      return { entry, obstacle: null };
    });
}

function isCopied({ type }: ScheduleEntry): boolean {
  return type === 'work' || type === 'training';
}

function spanOf({ from, to }: Pick<ScheduleEntry, 'from' | 'to'>): Span {
  return { start: Date.parse(from), end: Date.parse(to) };
}
