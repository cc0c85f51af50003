import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';

/** Throws 'activity-not-resumed' (409) unless one's own activity is paused. */
export async function resumeActivity(deps: Deps, actor: UserActor): Promise<TrackedActivity> {
  const now = deps.clock.now();
  const resumed = await deps.db.workTime.resumeActivity(actor.id, now);
  if (!resumed) throw new AppError('activity-not-resumed');
  return trackedActivity(resumed, now);
}
