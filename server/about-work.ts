import { currentTrail } from '#use-cases/signals/trail.ts';

/** What each line of the log says of the work in progress: the id of the request that caused it. */
export function aboutWork(): object {
  return currentTrail() ?? {};
}
