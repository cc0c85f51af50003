import { validationError } from '#domain/errors.ts';
import { correctedTime, type WorkingTime, workingTimeFaults } from '#domain/working/working-time.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import { type Actor, actorName } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { requireInScope } from '#use-cases/records/record-scope.ts';
import { type Change, updateRecordIn } from '#use-cases/records/update-record.ts';
import { judgeActivity } from './work-judges.ts';

export type Correction = Change<typeof workingActivity.fields> & { reason?: string | undefined };

/**
 * Changes hours worked. Changing their times leaves an audit trail: when, who, why, from what to what. Throws 'not-found',
 * 'version-conflict', and 'validation-failed' for impossible times, times that overlap others of the person, or a reason that
 * was left empty; one that is not sent at all is tolerated.
 */
export function correctActivity(
  deps: Deps,
  actor: Actor,
  id: number,
  { reason, ...change }: Correction,
): Promise<WorkingActivityRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const former = requireInScope(workingActivity, actor, await stores.records.byId(workingActivity, id));
    // The terminal must not change anything between this read and the write.
    await stores.workTime.lockUser(former.user);
    const before = trailOf(former);
    const next = correctedTime(former, change);
    const after = trailOf(next);
    if (JSON.stringify(before) === JSON.stringify(after)) {
      return updateRecordIn(stores, actor, workingActivity, id, change, { judge: judgeActivity });
    }
    const faults = workingTimeFaults(next, now);
    // The form always asks; programs from before send no reason at all.
    if (reason === '') faults.push({ code: 'required', field: 'reason' });
    if (faults.length > 0) throw validationError(faults);
    const correction = {
      at: now.toISOString(),
      actor: actorName(actor),
      reason: reason ?? '',
      before,
      after,
    };
    return updateRecordIn(
      stores,
      actor,
      workingActivity,
      id,
      { ...change, pauses: after.pauses },
      {
        hidden: { pausedAt: next.pausedAt, corrections: [...former.corrections, correction] },
        judge: judgeActivity,
      },
    );
  });
}

function trailOf({ startedAt, endedAt, pauses }: WorkingTime) {
  return { startedAt, endedAt, pauses: pauses.map(({ from, to }) => ({ from, to })) };
}
