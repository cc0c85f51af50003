import type { Zone } from '#domain/time/zone-offsets.ts';
import { daysBetween, isLocalDay, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';

/** The holiday terms of an employment contract, in days of work. */
export interface HolidayContract {
  /** Working days of holiday per full year. */
  holidayEntitlement: number;
  /** Days carried over into one year; what later years carry over follows from it. */
  holidayCarriedOver: number;
  holidayCarriedOverYear: number;
  /** First and last day of the employment; null = open. */
  employedFrom: LocalDay | null;
  employedUntil: LocalDay | null;
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

/** The balance of one year, of a person's days of leave (leave-days.ts) in all years since the one carried over into. */
export function holidayBalance(
  contract: HolidayContract,
  leave: readonly LocalDay[],
  { year, now, timeZone }: { year: number; now: Date; timeZone: Zone },
): HolidayBalance {
  const today = localDayOf(now, timeZone);
  const days = daysIn(year, leave);
  const entitlement = entitlementIn(year, contract);
  const carriedOver = carriedInto(year, contract, leave);
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
 * What is left from earlier years, overdrawn days included; it carries over on 1 January. For the contract's year it is what
 * the contract says; for earlier years it is unknown and counts as none.
 */
export function carriedInto(year: number, contract: HolidayContract, leave: readonly LocalDay[]): number {
  const first = contract.holidayCarriedOverYear;
  if (year < first) return 0;
  let carried = inTenths(contract.holidayCarriedOver);
  for (let before = first; before < year; before++) {
    carried = inTenths(carried + entitlementIn(before, contract) - daysIn(before, leave).length);
  }
  return carried;
}

/** What a request says about days carried over. */
interface CarryOver {
  holidayCarriedOver?: number | undefined;
  holidayCarriedOverYear?: number | null | undefined;
}

/**
 * A changed carry-over belongs to the running year unless its sender names one: a number without its year would be worth
 * something else after the next 1 January. `former` is null for a new person.
 */
export function datedCarryOver<C extends CarryOver>(
  change: C,
  former: CarryOver | null,
  thisYear: number,
): C {
  const { holidayCarriedOver: days, holidayCarriedOverYear: year } = change;
  const isChanged = former === null || (days !== undefined && days !== former.holidayCarriedOver);
  if (year === undefined ? isChanged : year === null) return { ...change, holidayCarriedOverYear: thisYear };
  return change;
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

function employedDays(year: number, { employedFrom, employedUntil }: HolidayContract): number {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const from = employedFrom && isLocalDay(employedFrom) && employedFrom > first ? employedFrom : first;
  const until = employedUntil && isLocalDay(employedUntil) && employedUntil < last ? employedUntil : last;
  return Math.max(0, daysBetween(from, until) + 1);
}

function daysIn(year: number, days: readonly LocalDay[]): LocalDay[] {
  return days.filter((day) => day.startsWith(`${year}-`));
}

function inTenths(days: number): number {
  return Math.round(days * 10) / 10;
}
