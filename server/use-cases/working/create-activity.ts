import { validationError } from '#domain/errors.ts';
import { correctedTime, workingTimeFaults } from '#domain/working/working-time.ts';
import type { DraftOf } from '#entities/entity.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import { judgeActivity } from './work-judges.ts';

/**
 * Hours that someone enters by hand for a person. Throws 'validation-failed' for impossible times and for hours that overlap
 * others of the person.
 */
export async function createActivity(
  deps: Deps,
  actor: Actor,
  draft: DraftOf<typeof workingActivity>,
): Promise<WorkingActivityRow> {
  const { startedAt = '', endedAt = null, pauses = [] } = draft;
  const time = correctedTime({ startedAt, endedAt, pausedAt: null, pauses }, {});
  const faults = workingTimeFaults(time, deps.clock.now());
  if (faults.length > 0) throw validationError(faults);
  return createRecord(
    deps,
    actor,
    workingActivity,
    { ...draft, pauses: [...time.pauses] },
    { judge: judgeActivity },
  );
}
