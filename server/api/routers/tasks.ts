import type { Access } from '#api/http/access.ts';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema } from '#entities/entity.ts';
import { type TaskRow, task } from '#entities/task.ts';
import { completeTaskInput } from '#inputs/task.ts';
import { completeTask } from '#use-cases/working/complete-task.ts';
import { judgeTask } from '#use-cases/working/work-judges.ts';
import { crud } from './crud.ts';
import { summariesCall } from './summaries.ts';
import * as texts from './texts.ts';

/** Written by those who lead the branch; ticked off by the assignees. */
export const tasksRouter = router({
  ...crud(task, { judge: judgeTask }),
  summaries: summariesCall(task),

  complete: procedure
    .meta({
      access: task.access.read as Access,
      rest: {
        method: 'POST',
        path: `${task.path}/{id}/completed`,
        tag: task.label.many,
        summary: texts.tasksComplete,
        description: texts.tasksCompleteNote,
        output: rowSchema(task),
      },
    })
    .input(completeTaskInput)
    .mutation(({ ctx, input }): Promise<TaskRow> => completeTask(ctx.deps, requireUser(ctx.actor), input)),
});
