import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { LEVELS } from '#domain/operations/judgement.ts';
import { SUBJECTS } from '#domain/operations/subjects.ts';
import { showOperations } from '#use-cases/operations/show-operations.ts';
import * as texts from './texts.ts';

const finding = z.strictObject({
  subject: z.enum(SUBJECTS),
  name: z.string(),
  level: z.enum(LEVELS),
  since: z.iso.datetime({ offset: true }).nullable(),
  says: z.string(),
  advice: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
});

/** How the server is, for those who are responsible. */
export const operationsRouter = router({
  show: procedure
    .meta({
      access: ['ROLE_MANAGER'],
      rest: {
        method: 'GET',
        path: '/operations',
        tag: texts.tag,
        summary: texts.show,
        description: texts.showNote,
        output: z.array(finding),
      },
    })
    .query(({ ctx }) => showOperations(ctx.operations, ctx.actor)),
});
