import { DAY } from '#domain/time/zoned-time.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';

/** null = open on that side, as far as the default reaches. */
export interface OwnTimes {
  from: Date | null;
  to: Date | null;
}

const LIMIT = 200;

/** One's own activities that overlap the span, newest first; by default those of the last 31 days. */
export async function listOwnActivities(
  deps: Deps,
  actor: UserActor,
  { from, to }: OwnTimes,
): Promise<TrackedActivity[]> {
  const now = deps.clock.now();
  const until = to ?? new Date(now.getTime() + DAY);
  const since = from ?? new Date(Math.min(now.getTime(), until.getTime()) - 31 * DAY);
  const activities = await deps.db.workTime.activitiesOf(actor.id, since, until, LIMIT);
  return activities.map((activity) => trackedActivity(activity, now));
}
