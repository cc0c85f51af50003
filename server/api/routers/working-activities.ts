import { z } from 'zod';
import { type Access, requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { createSchema, type DraftOf, rowSchema, updateSchema } from '#entities/entity.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import {
  correctionReason,
  removalReason,
  removeActivityInput,
  removedActivitiesInput,
} from '#inputs/time-tracking.ts';
import { selectedIds } from '#use-cases/records/select-records.ts';
import { type Correction, correctActivity } from '#use-cases/working/correct-activity.ts';
import { createActivity } from '#use-cases/working/create-activity.ts';
import { listRemovedActivities } from '#use-cases/working/list-removed-activities.ts';
import { removeActivities, removeActivity } from '#use-cases/working/remove-activities.ts';
import { deletionView, removeManyFace } from './bulk-calls.ts';
import { crud } from './crud.ts';
import { isSelection, NO_SELECTION, selectionShape } from './list-query.ts';
import * as texts from './texts.ts';

const { path, label, access } = workingActivity;
const write = access.write as Access;
const output = rowSchema(workingActivity);

const id = z.int().min(1);
const { endedAt, pausedAt, pauses, note, corrections, department, project, task } = workingActivity.fields;
const removedActivity = z
  .strictObject({
    activity: id,
    user: id,
    userName: z.string(),
    branch: id,
    startedAt: z.iso.datetime(),
    record: z.strictObject({
      endedAt: endedAt.schema,
      pausedAt: pausedAt.schema,
      pauses: pauses.schema,
      note: note.schema,
      corrections: corrections.schema,
      department: department.schema,
      project: project.schema,
      task: task.schema,
    }),
    removedAt: z.iso.datetime(),
    actor: z.string(),
    actorId: id.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'RemovedActivity' });

// Each change is a correction, and what is removed is kept for good: there is no bulk change, and no undo.
const { changeMany: _, undoChange: __, restore: ___, ...calls } = crud(workingActivity);

const removeManyInput = z
  .strictObject({ ...selectionShape(workingActivity), reason: removalReason })
  .refine(isSelection, NO_SELECTION);

/** Hours worked: employees read their own, those who lead a branch write those of its staff. */
export const workingActivitiesRouter = router({
  ...calls,

  create: procedure
    .meta({
      access: write,
      rest: {
        method: 'POST',
        path,
        status: 201,
        tag: label.many,
        summary: texts.workingActivitiesCreate,
        description: texts.workingActivitiesCreateNote,
        output,
        failures: [
          'time-overlap',
          'ends-before-start',
          'instant-in-future',
          'pause-outside',
          'not-of-branch',
        ],
      },
    })
    .input(createSchema(workingActivity))
    .mutation(
      ({ ctx, input }): Promise<WorkingActivityRow> =>
        createActivity(ctx.deps, ctx.actor, input as DraftOf<typeof workingActivity>),
    ),

  update: procedure
    .meta({
      access: write,
      rest: {
        method: 'PUT',
        path: `${path}/{id}`,
        tag: label.many,
        summary: texts.workingActivitiesUpdate,
        description: texts.workingActivitiesUpdateNote,
        output,
        failures: [
          'time-overlap',
          'ends-before-start',
          'instant-in-future',
          'pause-outside',
          'not-of-branch',
        ],
      },
    })
    .input(updateSchema(workingActivity, { reason: correctionReason }))
    .mutation(({ ctx, input }): Promise<WorkingActivityRow> => {
      const { id, ...correction } = input as Correction & { id: number };
      return correctActivity(ctx.deps, ctx.actor, id, correction);
    }),

  remove: procedure
    .meta({
      access: write,
      rest: {
        method: 'DELETE',
        path: `${path}/{id}`,
        status: 204,
        tag: label.many,
        summary: texts.workingActivitiesRemove,
        description: texts.workingActivitiesRemoveNote,
      },
    })
    .input(removeActivityInput)
    .mutation(({ ctx, input }) =>
      removeActivity(ctx.deps, ctx.actor, { id: input.id, reason: input.reason ?? null }),
    ),

  removeMany: procedure
    .meta(removeManyFace(workingActivity))
    .input(removeManyInput)
    .mutation(async ({ ctx, input }) =>
      deletionView(
        await removeActivities(ctx.deps, ctx.actor, {
          ids: await selectedIds(ctx.deps, ctx.actor, workingActivity, input),
          reason: input.reason,
        }),
      ),
    ),

  removed: procedure
    .meta({
      access: workingActivity.access.read as Access,
      rest: {
        method: 'GET',
        path: `${path}/removed`,
        tag: label.many,
        summary: texts.workingActivitiesRemoved,
        description: texts.workingActivitiesRemovedNote,
        output: removedActivity,
        isList: true,
        failures: ['ends-before-start'],
      },
    })
    .input(removedActivitiesInput)
    .query(({ ctx, input }) => listRemovedActivities(ctx.deps, requireUser(ctx.actor), input)),
});
