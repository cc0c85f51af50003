import { MINUTE } from '#domain/time/zoned-time.ts';
import type { CounterFault } from './counter-fault.ts';

/** The board rings after 30 seconds; a mail is for an outage that did not end by itself. */
const TOLD_AFTER_MS = 5 * MINUTE;
/** Computers that are silent for longer have been retired. */
const RETIRED_AFTER_MS = 7 * 24 * 60 * MINUTE;

/** Before when a branch must have been busy, too: in the first minutes of a day somebody is just switching on. */
export function busySince(now: Date): Date {
  return new Date(now.getTime() - TOLD_AFTER_MS);
}

/**
 * Since when no device of a branch has been there, if the branch is to be told (R283); else null. ISO 8601.
 *
 * @param wasBusy the branch was open at `busySince`, or an order waited
 */
export function outageToTell(
  faults: readonly Pick<CounterFault, 'kind' | 'since'>[],
  wasBusy: boolean,
  now: Date,
): string | null {
  const since = faults.find(({ kind }) => kind === 'no-device')?.since ?? null;
  if (since === null || !wasBusy) return null;
  const lasted = now.getTime() - Date.parse(since);
  return lasted >= TOLD_AFTER_MS && lasted <= RETIRED_AFTER_MS ? since : null;
}
