import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';

/** Throws 'activity-not-paused' (409) unless one's own activity is running. */
export async function pauseActivity(deps: Deps, actor: UserActor): Promise<TrackedActivity> {
  const now = deps.clock.now();
  const paused = await deps.db.workTime.pauseActivity(actor.id, now);
  if (!paused) throw new AppError('activity-not-paused');
  return trackedActivity(paused, now);
}
