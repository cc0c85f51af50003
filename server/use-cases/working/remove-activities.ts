import { validationError } from '#domain/errors.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { type Deletion, deleteRecordIn, deleteRecordsIn } from '#use-cases/records/delete-record.ts';
import { personName } from './person-name.ts';
import type { RemovedActivity } from './work-time-store.ts';

interface Trail {
  now: Date;
  reason: string | null;
}

/**
 * Deletes hours worked and keeps what they were, with who, when and why: records of work must be kept (R183). Programs may
 * give no reason (null), as the standard call has none; one that was left empty is refused. Throws 'not-found' and
 * 'validation-failed'.
 */
export function removeActivity(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: number; reason: string | null },
): Promise<void> {
  if (reason === '') throw validationError([{ code: 'required', field: 'reason' }]);
  const trail = { now: deps.clock.now(), reason };
  return deps.db.transaction(async (stores) => {
    await keep(stores, actor, [await deleteRecordIn(stores, actor, workingActivity, id)], trail);
  });
}

/** The same for many, with one reason for all; those that do not exist for the actor are reported. */
export function removeActivities(
  deps: Deps,
  actor: Actor,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<Deletion<typeof workingActivity.fields>> {
  const trail = { now: deps.clock.now(), reason };
  return deps.db.transaction(
    async (stores) => {
      const deletion = await deleteRecordsIn(stores, actor, workingActivity, ids);
      await keep(stores, actor, deletion.deleted, trail);
      return deletion;
    },
    { isLong: true },
  );
}

async function keep(
  { workTime }: Pick<Stores, 'workTime'>,
  actor: Actor,
  rows: readonly WorkingActivityRow[],
  { now, reason }: Trail,
): Promise<void> {
  const names = new Map<number, string>();
  for (const user of new Set(rows.map((row) => row.user))) {
    names.set(user, personName(await workTime.person(user)));
  }
  const author = authorOf(actor);
  await workTime.keepRemoved(
    rows.map((row): RemovedActivity => {
      const { endedAt, pausedAt, pauses, note, corrections, department, project, task } = row;
      return {
        activity: row.id,
        user: row.user,
        userName: names.get(row.user) ?? '',
        branch: row.branch,
        startedAt: row.startedAt,
        record: { endedAt, pausedAt, pauses, note, corrections, department, project, task },
        removedAt: now.toISOString(),
        actor: author.actor,
        actorId: author.user,
        reason,
      };
    }),
  );
}
