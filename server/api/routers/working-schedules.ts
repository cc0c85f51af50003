import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema } from '#entities/entity.ts';
import { id } from '#entities/fields.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { listSchedules, readSchedule } from '#use-cases/working/list-schedules.ts';
import { judgeSchedule } from '#use-cases/working/work-judges.ts';
import { createManyCall } from './bulk-calls.ts';
import { crud } from './crud.ts';
import { listQuery } from './list-query.ts';
import * as texts from './texts.ts';

const { path, label, access } = workingSchedule;
const read = access.read as Access;
const output = rowSchema(workingSchedule);
const DISCREET = texts.discreet;

/** The schedules of the branches: read by all who work there, written by those who lead them. */
export const workingSchedulesRouter = router({
  ...crud(workingSchedule, { judge: judgeSchedule }),
  createMany: createManyCall(workingSchedule, { judge: judgeSchedule }),

  list: procedure
    .meta({
      access: read,
      rest: {
        method: 'GET',
        path,
        tag: label.many,
        summary: texts.workingSchedulesList,
        description: DISCREET,
        output,
        isList: true,
        failures: ['ends-before-start'],
      },
    })
    .input(listQuery(workingSchedule))
    .query(
      ({ ctx, input = {} }): Promise<{ data: WorkingScheduleRow[]; total: number }> =>
        listSchedules(ctx.deps, ctx.actor, input),
    ),

  get: procedure
    .meta({
      access: read,
      rest: {
        method: 'GET',
        path: `${path}/{id}`,
        tag: label.many,
        summary: texts.workingSchedulesGet,
        description: DISCREET,
        output,
      },
    })
    .input(z.strictObject({ id }))
    .query(({ ctx, input }): Promise<WorkingScheduleRow> => readSchedule(ctx.deps, ctx.actor, input.id)),
});
