import {
  inHours,
  isForgotten,
  pausedTime,
  type WorkingState,
  workedTime,
  workingState,
} from '#domain/working/working-time.ts';
import type { StoredActivity } from './work-time-store.ts';

/** An activity as the terminal shows it. */
export interface TrackedActivity extends StoredActivity {
  state: WorkingState;
  /** Hours with two decimals, up to now for an open one. */
  workedHours: number;
  pausedHours: number;
  /** Open for so long that someone should look at it. */
  isForgotten: boolean;
}

export function trackedActivity(activity: StoredActivity, now: Date): TrackedActivity {
  return {
    ...activity,
    state: workingState(activity),
    workedHours: inHours(workedTime(activity, now)),
    pausedHours: inHours(pausedTime(activity, now)),
    isForgotten: isForgotten(activity, now),
  };
}
