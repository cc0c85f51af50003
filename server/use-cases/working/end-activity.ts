import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';

/**
 * Ends one's own activity, wherever and however long ago it was started, with any open pause. Throws 'activity-not-ended'
 * (409) without one.
 */
export async function endActivity(deps: Deps, actor: UserActor): Promise<TrackedActivity> {
  const now = deps.clock.now();
  const ended = await deps.db.workTime.endActivity(actor.id, now);
  if (!ended) throw new AppError('activity-not-ended');
  return trackedActivity(ended, now);
}
