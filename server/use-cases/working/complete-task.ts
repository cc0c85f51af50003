import { type TaskRow, task } from '#entities/task.ts';
import type { CompleteTaskInput } from '#inputs/task.ts';
import { taskCompletedMessage } from '#text/log-texts.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { requireInScope, titleOf } from '#use-cases/records/record-scope.ts';

/**
 * Ticks a task as done, or as open again: for the people it is assigned to and those who lead its branch. Only managers may
 * change anything else (R100). Repeating it changes nothing. Throws 'not-found' for a task that does not exist or is not the
 * actor's.
 */
export function completeTask(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  { id, isCompleted }: CompleteTaskInput,
): Promise<TaskRow> {
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const former = requireInScope(task, actor, await stores.records.byId(task, id));
    if (former.isCompleted === isCompleted) return former;
    const row = await stores.records.update(task, id, { isCompleted });
    await stores.logs.add({
      level: 'info',
      source: 'staff',
      message: taskCompletedMessage({
        record: titleOf(task, row),
        state: isCompleted ? 'completed' : 'open',
      }),
      ...authorOf(actor),
      branch: row.branch,
      subject: task.name,
      subjectId: id,
    });
    return row;
  });
}
