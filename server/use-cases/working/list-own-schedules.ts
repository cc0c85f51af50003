import { DAY } from '#domain/time/zoned-time.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OwnTimes } from './list-own-activities.ts';
import type { StoredSchedule } from './work-time-store.ts';

const LIMIT = 200;

/** One's own entries of the schedule that overlap the span, in order; by default from yesterday for 60 days. */
export async function listOwnSchedules(
  deps: Deps,
  actor: UserActor,
  { from, to }: OwnTimes,
): Promise<StoredSchedule[]> {
  const since = from ?? new Date(Math.min(deps.clock.now().getTime(), to?.getTime() ?? Infinity) - DAY);
  const until = to ?? new Date(since.getTime() + 61 * DAY);
  return deps.db.workTime.schedulesOf(actor.id, since, until, LIMIT);
}
