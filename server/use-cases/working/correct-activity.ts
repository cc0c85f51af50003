import { validationError } from '#domain/errors.ts';
import { correctedTime, type WorkingTime, workingTimeFaults } from '#domain/working/working-time.ts';
import { branch } from '#entities/branch.ts';
import { department } from '#entities/department.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { requireInScope } from '#use-cases/records/record-scope.ts';
import { type Change, updateRecordIn } from '#use-cases/records/update-record.ts';
import { personName } from './person-name.ts';
import { judgeActivity } from './work-judges.ts';

export type Correction = Change<typeof workingActivity.fields> & { reason?: string | undefined };

/** Whose hours they are and where they were worked. */
const PLACES = ['user', 'branch', 'department'] as const;
type Place = (typeof PLACES)[number];
type Placed = { [P in Place]?: WorkingActivityRow[P] | undefined };

/**
 * Changes hours worked. Changing their times, or whose they are and where they were worked, leaves an audit trail: when, who,
 * why, from what to what (R183). Throws 'not-found', 'version-conflict', and 'validation-failed' for impossible times, times
 * that overlap others of the person, or without a reason.
 */
export function correctActivity(
  deps: Deps,
  actor: Actor,
  id: number,
  { reason = '', ...change }: Correction,
): Promise<WorkingActivityRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const former = requireInScope(workingActivity, actor, await stores.records.byId(workingActivity, id));
    // The terminal must not change anything between this read and the write.
    await stores.workTime.lockUser(former.user);
    const next = correctedTime(former, change);
    const moved = PLACES.filter((place) => change[place] !== undefined && change[place] !== former[place]);
    const [from, to] = [timesOf(former), timesOf(next)];
    if (moved.length === 0 && JSON.stringify(from) === JSON.stringify(to)) {
      return updateRecordIn(stores, actor, workingActivity, id, change, { judge: judgeActivity });
    }
    const faults = workingTimeFaults(next, now);
    if (reason === '') faults.push({ code: 'required', field: 'reason' });
    if (faults.length > 0) throw validationError(faults);
    const author = authorOf(actor);
    const correction = {
      at: now.toISOString(),
      actor: author.actor,
      actorId: author.user,
      reason,
      before: { ...from, ...(await placesOf(stores, moved, former)) },
      after: { ...to, ...(await placesOf(stores, moved, change)) },
    };
    return updateRecordIn(
      stores,
      actor,
      workingActivity,
      id,
      { ...change, pauses: to.pauses },
      {
        hidden: { pausedAt: next.pausedAt, corrections: [...former.corrections, correction] },
        judge: judgeActivity,
      },
    );
  });
}

function timesOf({ startedAt, endedAt, pauses }: WorkingTime) {
  return { startedAt, endedAt, pauses: pauses.map(({ from, to }) => ({ from, to })) };
}

/** Some of the places with their names, which say something even when the record is gone. */
async function placesOf(stores: Stores, places: readonly Place[], row: Placed) {
  const found: Partial<Record<Place, { id: number; name: string } | null>> = {};
  for (const place of places) {
    const id = row[place] ?? null;
    found[place] = id === null ? null : { id, name: await nameOf(stores, place, id) };
  }
  return found;
}

async function nameOf({ records, workTime }: Stores, place: Place, id: number): Promise<string> {
  if (place === 'user') return personName(await workTime.person(id));
  const record = place === 'branch' ? records.byId(branch, id) : records.byId(department, id);
  return (await record)?.name ?? '';
}
