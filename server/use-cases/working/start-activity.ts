import { AppError, validationError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';
import { ownPlaceFaults } from './work-place.ts';

export interface StartActivity {
  branch: number;
  department: number | null;
  project: number | null;
  task: number | null;
  note: string;
}

/**
 * Starts one's own activity in the branch of the terminal. Throws 'activity-not-started' (409) while another one is open; of
 * several simultaneous starts exactly one wins (R109, A69). A task implies its project.
 */
export async function startActivity(
  deps: Deps,
  actor: UserActor,
  request: StartActivity,
): Promise<TrackedActivity> {
  const now = deps.clock.now();
  return deps.db.transaction(async (stores) => {
    await stores.workTime.lockUser(actor.id);
    const task = request.task === null ? null : await stores.workTime.task(request.task);
    const place = { ...request, project: request.project ?? task?.project ?? null };
    const faults = await ownPlaceFaults(stores, place, actor);
    if (faults.length > 0) throw validationError(faults);
    const started = await stores.workTime.startActivity({ ...place, user: actor.id }, now);
    if (!started) throw new AppError('activity-not-started');
    return trackedActivity(started, now);
  });
}
