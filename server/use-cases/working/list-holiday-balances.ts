import { AppError } from '#domain/errors.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { type HolidayBalance, holidayBalance } from '#domain/working/holiday-balance.ts';
import { type Actor, branchScope, readerOf, type UserActor } from '#use-cases/access/actor.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { carriedOverYear, collectLeave, yearOf, zonesOfStaff } from './collect-leave.ts';
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
  const zoneOf = await zonesOfStaff(deps);
  const people = (await deps.db.workTime.contracts(visibleStaff(actor, branch))).filter(
    ({ id }) => user === null || id === user,
  );
  if (people.length === 0) return [];
  const dated = people.map(({ branches, ...person }) => {
    const timeZone = zoneOf(branches);
    const thisYear = yearOf(localDayOf(now, timeZone));
    const holidayCarriedOverYear = carriedOverYear(person, thisYear, timeZone);
    return { ...person, timeZone, year: wantedYear ?? thisYear, holidayCarriedOverYear };
  });
  // What is carried over follows from all the years since.
  const years = dated.flatMap(({ year, holidayCarriedOverYear }) => [year, holidayCarriedOverYear]);
  const leaveOf = await collectLeave(deps, people, [Math.min(...years), Math.max(...years)]);
  return dated.map(({ id, firstName, lastName, year, timeZone, ...contract }) => {
    const balance = holidayBalance(contract, leaveOf(id), { year, now, timeZone });
    return { user: { id, firstName, lastName }, year, ...balance };
  });
}

/** The people whose contracts an actor may read. Throws 'not-found' for other people's branches. */
export function visibleStaff(actor: UserActor, branch: number | null): StaffFilter {
  const scope = branchScope(actor);
  if (branch !== null && scope !== 'all' && !scope.includes(branch)) throw new AppError('not-found');
  const branches: BranchFilter = branch === null ? (scope === 'all' ? null : scope) : [branch];
  return { user: readerOf(actor).isManager ? null : actor.id, branches };
}
