import { AppError } from '#domain/errors.ts';
import { DAY, localDayOf } from '#domain/time/zoned-time.ts';
import { type HolidayBalance, holidayBalance } from '#domain/working/holiday-balance.ts';
import { type Actor, branchScope, readerOf, type UserActor } from '#use-cases/access/actor.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StaffFilter } from './work-time-store.ts';

export interface HolidayBalanceRow extends HolidayBalance {
  user: { id: number; firstName: string; lastName: string };
  year: number;
}

export interface HolidayBalancesQuery {
  /** null = the current year. */
  year: number | null;
  user: number | null;
  branch: number | null;
}

/** The time zone of people without a branch. */
const FALLBACK_ZONE = 'Europe/Vienna';

/**
 * Balances in days: employees see their own, managers those of their branches' staff, administrators everyone's; others do
 * not exist for them. The current year and today are those of a person's first branch. Throws 'not-found' for other people's
 * branches.
 */
export async function listHolidayBalances(
  deps: Deps,
  actor: Actor,
  { year: wantedYear, user, branch }: HolidayBalancesQuery,
): Promise<HolidayBalanceRow[]> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const now = deps.clock.now();
  const { shop } = await deps.db.shop.snapshot();
  const zones = new Map(shop.branches.map(({ id, timeZone }) => [id, timeZone]));
  const people = (await deps.db.workTime.contracts(visibleStaff(actor, branch))).filter(
    ({ id }) => user === null || id === user,
  );
  const zoneOf = (branches: readonly number[]) => zones.get(branches[0] ?? 0) ?? FALLBACK_ZONE;
  const yearOf = (branches: readonly number[]) =>
    wantedYear ?? Number(localDayOf(now, zoneOf(branches)).slice(0, 4));
  const years = people.map(({ branches }) => yearOf(branches));
  if (years.length === 0) return [];
  const holidays = await deps.db.workTime.holidaysOf(
    people.map(({ id }) => id),
    // A day more on both sides covers every time zone.
    new Date(Date.UTC(Math.min(...years), 0, 1) - DAY),
    new Date(Date.UTC(Math.max(...years) + 1, 0, 1) + DAY),
  );
  return people.map(({ id, firstName, lastName, branches, ...contract }) => {
    const year = yearOf(branches);
    const own = holidays.filter((holiday) => holiday.user === id);
    const balance = holidayBalance(contract, own, { year, now, timeZone: zoneOf(branches) });
    return { user: { id, firstName, lastName }, year, ...balance };
  });
}

function visibleStaff(actor: UserActor, branch: number | null): StaffFilter {
  const scope = branchScope(actor);
  if (branch !== null && scope !== 'all' && !scope.includes(branch)) throw new AppError('not-found');
  const branches: BranchFilter = branch === null ? (scope === 'all' ? null : scope) : [branch];
  return { user: readerOf(actor).isManager ? null : actor.id, branches };
}
