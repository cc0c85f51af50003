import { setTimeout as pause } from 'node:timers/promises';
import { judgeStorage } from '#domain/operations/storage.ts';
import type { Check } from './check.ts';

/** Nobody waits longer for a picture. Milliseconds. */
const LONGEST_MS = 2_000;
/** Nothing has this name: whoever says so can be reached. */
const NOTHING = 'keys/nothing';

/** Whether pictures and uploads can be reached, on the disk or in the bucket. */
export const checkStorage: Check<'storage'> = async ({ storage }) => {
  const isReachable = storage.open(NOTHING).then(
    () => true,
    () => false,
  );
  return judgeStorage({ isReachable: await Promise.race([isReachable, pause(LONGEST_MS, false)]) });
};
