import { AppError } from '#domain/errors.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { publicHolidays } from '#domain/working/leave-days.ts';
import { readerOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { collectLeave, yearOf } from './collect-leave.ts';
import { visibleStaff } from './list-holiday-balances.ts';

export interface LeaveDays {
  /** Days that cost a day of leave, in order. */
  leave: LocalDay[];
  /** The public holidays of the person's first branch. */
  publicHolidays: { day: LocalDay; name: string }[];
}

/**
 * A person's days of leave and public holidays between two days, both included: one's own, for those who lead the staff also
 * theirs. Throws 'not-found' for people whom the actor does not see.
 */
export async function listLeaveDays(
  deps: Deps,
  actor: UserActor,
  { user, from, to }: { user: number; from: LocalDay; to: LocalDay },
): Promise<LeaveDays> {
  if (user !== actor.id && !readerOf(actor).isManager) throw new AppError('not-found');
  const people = await deps.db.workTime.contracts(visibleStaff(actor, null));
  const person = people.find(({ id }) => id === user);
  if (!person) throw new AppError('not-found');
  const leaveOf = await collectLeave(deps, [person], [yearOf(from), yearOf(to)]);
  const place = await deps.db.workTime.holidayPlace(person.branches[0] ?? 0);
  const free = place ? publicHolidays(place, from, to) : new Map<LocalDay, string>();
  return {
    leave: leaveOf(user).filter((day) => day >= from && day <= to),
    publicHolidays: [...free].map(([day, name]) => ({ day, name })),
  };
}
