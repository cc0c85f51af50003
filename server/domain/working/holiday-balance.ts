import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  addDays,
  daysBetween,
  isLocalDay,
  type LocalDay,
  localDayOf,
  weekdayOf,
} from '#domain/time/zoned-time.ts';

/** The holiday terms of an employment contract, in days. */
export interface HolidayContract {
  /** Working days of holiday per full year. */
  holidayEntitlement: number;
  /** Days carried over from before that may be taken in the current year. */
  holidayCarriedOver: number;
  /** First and last day of the employment; null = open. */
  employedFrom: LocalDay | null;
  employedUntil: LocalDay | null;
}

/** A holiday in the plan, with the zone of its branch; instants are ISO 8601. */
export interface PlannedHoliday {
  from: string;
  to: string;
  timeZone: Zone;
}

/** Days with at most one decimal. */
export interface HolidayBalance {
  entitlement: number;
  carriedOver: number;
  /** Days before today. */
  taken: number;
  /** Days from today on. */
  planned: number;
  left: number;
}

/**
 * The balance of one year. Contracts assume a five-day week: every Monday to Friday that a holiday touches in the zone of
 * its branch is one day, however many hours or entries touch it. Public holidays are not considered: the planner leaves them
 * out. Carried-over days count in the current year only.
 */
export function holidayBalance(
  contract: HolidayContract,
  holidays: readonly PlannedHoliday[],
  { year, now, timeZone }: { year: number; now: Date; timeZone: Zone },
): HolidayBalance {
  const today = localDayOf(now, timeZone);
  const days = [...new Set(holidays.flatMap(holidayDays))].filter((day) => yearOf(day) === year);
  const entitlement = entitlementIn(year, contract);
  const carriedOver = year === yearOf(today) ? inTenths(contract.holidayCarriedOver) : 0;
  const taken = days.filter((day) => day < today).length;
  const planned = days.length - taken;
  return {
    entitlement,
    carriedOver,
    taken,
    planned,
    left: inTenths(entitlement + carriedOver - taken - planned),
  };
}

/**
 * A year's entitlement in days: full for a whole year of employment, otherwise pro rata by days, rounded up to half days and
 * never above the full entitlement.
 */
export function entitlementIn(year: number, contract: HolidayContract): number {
  const whole = inTenths(contract.holidayEntitlement);
  const employed = employedDays(year, contract);
  const length = daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
  if (employed === length) return whole;
  // In tenths of a day, so that an exact half stays exact.
  const halves = Math.ceil((Math.round(whole * 10) * employed) / (length * 5));
  return Math.min(whole, halves / 2);
}

/** The Mondays to Fridays that a holiday touches in its zone; end exclusive. */
export function holidayDays({ from, to, timeZone }: PlannedHoliday): LocalDay[] {
  const end = Date.parse(to);
  if (end <= Date.parse(from)) return [];
  const last = localDayOf(new Date(end - 1), timeZone);
  const days: LocalDay[] = [];
  for (let day = localDayOf(new Date(from), timeZone); day <= last; day = addDays(day, 1)) {
    if (!['saturday', 'sunday'].includes(weekdayOf(day))) days.push(day);
  }
  return days;
}

function employedDays(year: number, { employedFrom, employedUntil }: HolidayContract): number {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const from = employedFrom && isLocalDay(employedFrom) && employedFrom > first ? employedFrom : first;
  const until = employedUntil && isLocalDay(employedUntil) && employedUntil < last ? employedUntil : last;
  return Math.max(0, daysBetween(from, until) + 1);
}

function yearOf(day: LocalDay): number {
  return Number(day.slice(0, 4));
}

function inTenths(days: number): number {
  return Math.round(days * 10) / 10;
}
