import type { Country } from '#domain/contact/country.ts';
import { holidaysOf } from '#domain/time/holidays.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  addDays,
  type LocalDay,
  localDayOf,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '#domain/time/zoned-time.ts';

/** Whose public holidays apply: a country, and 'DE-BY' or 'CH-ZH' where its regions have their own. */
export interface HolidayPlace {
  country: Country;
  holidayRegion: string | null;
}

/** A holiday in the plan, with the zone and the public holidays of its branch; instants are ISO 8601. */
export interface PlannedHoliday extends HolidayPlace {
  from: string;
  to: string;
  timeZone: Zone;
}

/** Weeks of plan before a holiday that determine the usual weekdays: a quarter, as courts count. */
export const PLAN_WEEKS = 13;
/** With fewer planned weeks nothing is usual yet. */
const LEAST_WEEKS = 4;

const FIVE_DAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/**
 * The public holidays of a place between two days, both included, by day. Days that only some communities observe are not
 * among them; a region of another country counts as none.
 */
export function publicHolidays(
  { country, holidayRegion }: HolidayPlace,
  from: LocalDay,
  to: LocalDay,
): ReadonlyMap<LocalDay, string> {
  const state = holidayRegion?.startsWith(`${country}-`) ? holidayRegion.slice(country.length + 1) : null;
  const found = new Map<LocalDay, string>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const { date, name, isEverywhere } of holidaysOf(country, state, year)) {
      if (isEverywhere && date >= from && date <= to) found.set(date, name);
    }
  }
  return found;
}

/** The calendar days that a holiday touches in the zone of its branch; end exclusive. */
function touchedDays({ from, to, timeZone }: Pick<PlannedHoliday, 'from' | 'to' | 'timeZone'>): LocalDay[] {
  const end = Date.parse(to);
  if (end <= Date.parse(from)) return [];
  const last = localDayOf(new Date(end - 1), timeZone);
  const days: LocalDay[] = [];
  for (let day = localDayOf(new Date(from), timeZone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days of leave that a holiday costs: those on which the person works, without public holidays (R181, R182). */
export function holidayDays(holiday: PlannedHoliday, workingDays: readonly Weekday[]): LocalDay[] {
  const days = touchedDays(holiday);
  const free = publicHolidays(holiday, days[0] ?? '', days.at(-1) ?? '');
  return days.filter((day) => workingDays.includes(weekdayOf(day)) && !free.has(day));
}

/**
 * On which weekdays somebody works at a time: those of the contract; without any, what is usual in the plan of the 13 weeks
 * before. As many weekdays as there are days of work in an average planned week, the most frequent ones first. With fewer
 * than four planned weeks, Monday to Friday.
 */
export function workingWeek(
  contract: readonly Weekday[],
  shiftDays: readonly LocalDay[],
  before: LocalDay,
): readonly Weekday[] {
  if (contract.length > 0) return contract;
  const since = addDays(before, -7 * PLAN_WEEKS);
  const days = [...new Set(shiftDays)].filter((day) => day >= since && day < before);
  const weeks = new Set(days.map((day) => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)))));
  if (weeks.size < LEAST_WEEKS) return FIVE_DAYS;
  const length = Math.max(1, Math.round(days.length / weeks.size));
  const counted = WEEKDAYS.map((weekday) => ({
    weekday,
    count: days.filter((day) => weekdayOf(day) === weekday).length,
  }));
  const usual = counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, length)
    .map(({ weekday }) => weekday);
  return WEEKDAYS.filter((weekday) => usual.includes(weekday));
}

/** The days of leave of a person, in order, each once: every holiday by the week that the person worked before it. */
export function leaveDays(
  holidays: readonly PlannedHoliday[],
  contract: readonly Weekday[],
  shiftDays: readonly LocalDay[],
): LocalDay[] {
  const days = holidays.flatMap((holiday) =>
    holidayDays(
      holiday,
      workingWeek(contract, shiftDays, localDayOf(new Date(holiday.from), holiday.timeZone)),
    ),
  );
  return [...new Set(days)].toSorted();
}
