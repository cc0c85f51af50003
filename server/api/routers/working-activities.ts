import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { createSchema, type DraftOf, rowSchema, updateSchema } from '#entities/entity.ts';
import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import { correctionReason } from '#inputs/time-tracking.ts';
import { type Correction, correctActivity } from '#use-cases/working/correct-activity.ts';
import { createActivity } from '#use-cases/working/create-activity.ts';
import { crud } from './crud.ts';
import * as texts from './texts.ts';

const { path, label, access } = workingActivity;
const write = access.write as Access;
const output = rowSchema(workingActivity);

/** Hours worked: employees read their own, those who lead a branch write those of its staff. */
export const workingActivitiesRouter = router({
  ...crud(workingActivity),

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
});
