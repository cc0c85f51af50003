import { DEFAULT_ZONE, type Zone } from '#domain/time/zone-offsets.ts';
import { DAY, type LocalDay, localDayOf, type Weekday } from '#domain/time/zoned-time.ts';
import { leaveDays, PLAN_WEEKS } from '#domain/working/leave-days.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StaffContract } from './work-time-store.ts';

/** The zone in which today and the current year of a person are: that of their first branch. */
export async function zonesOfStaff({ db }: Pick<Deps, 'db'>): Promise<(branches: readonly number[]) => Zone> {
  const { shop } = await db.shop.snapshot();
  const zones = new Map(shop.branches.map(({ id, timeZone }) => [id, timeZone]));
  return ([first = 0]) => zones.get(first) ?? DEFAULT_ZONE;
}

/** The year that the carried-over days of a contract belong to; without one, that in which the person was entered. */
export function carriedOverYear(
  { holidayCarriedOverYear, createdAt }: Pick<StaffContract, 'holidayCarriedOverYear' | 'createdAt'>,
  thisYear: number,
  timeZone: Zone,
): number {
  return holidayCarriedOverYear ?? Math.min(thisYear, yearOf(localDayOf(createdAt, timeZone)));
}

/** The days of leave of people in a span of years, both included, by person; in order. */
export async function collectLeave(
  { db }: Pick<Deps, 'db'>,
  people: readonly { id: number; workingDays: readonly Weekday[] }[],
  [first, last]: readonly [number, number],
): Promise<(user: number) => LocalDay[]> {
  // Extended on both sides: for every time zone, and for a holiday that began the year before.
  const from = new Date(Date.UTC(first, 0, 1) - DAY);
  const to = new Date(Date.UTC(last + 1, 0, 1) + DAY);
  const holidays = await db.workTime.holidaysOf(
    people.map(({ id }) => id),
    from,
    to,
  );
  const onLeave = new Set(holidays.map(({ user }) => user));
  const byPlan = people.filter(({ id, workingDays }) => workingDays.length === 0 && onLeave.has(id));
  const shifts = await db.workTime.shiftDaysOf(
    byPlan.map(({ id }) => id),
    new Date(from.getTime() - (7 * PLAN_WEEKS + 31) * DAY),
    to,
  );
  const contracts = new Map(people.map(({ id, workingDays }) => [id, workingDays]));
  return (user) =>
    leaveDays(
      holidays.filter((holiday) => holiday.user === user),
      contracts.get(user) ?? [],
      shifts.filter((shift) => shift.user === user).map(({ day }) => day),
    );
}

export function yearOf(day: LocalDay): number {
  return Number(day.slice(0, 4));
}
