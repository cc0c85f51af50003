import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { journalInput } from '#inputs/privacy.ts';
import { listJournal } from '#use-cases/privacy/list-journal.ts';
import { verifyJournal } from '#use-cases/privacy/verify-journal.ts';
import * as texts from './texts.ts';

const ADMINISTRATORS: Access = ['ROLE_ADMIN'];

const instant = z.iso.datetime({ offset: true });
const id = z.int().nullable();
const seal = z.strictObject({ place: z.string(), hash: z.string() }).nullable();
const entrySchema = z
  .strictObject({
    id: z.string(),
    at: instant,
    action: z.string(),
    actionName: z.string(),
    message: z.string(),
    title: z.string(),
    actor: z.string(),
    user: id,
    device: id,
    client: z.string(),
    branch: id,
    subject: z.string(),
    subjectId: id,
    lines: z.array(z.strictObject({ label: z.string(), before: z.string(), after: z.string() })),
    seal: seal.describe(texts.sealNote),
  })
  .meta({ id: 'JournalEntry' });

/** What was done by whom; nobody writes here from outside. */
export const journalRouter = router({
  list: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'GET',
        path: '/journal',
        tag: texts.journalTag,
        summary: texts.journal,
        description: texts.journalNote,
        isList: true,
        output: entrySchema,
      },
    })
    .input(journalInput)
    .query(({ ctx, input }) => listJournal(ctx.deps, input)),

  verify: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/journal/verification',
        tag: texts.journalTag,
        summary: texts.verify,
        description: texts.verifyNote,
        output: z
          .strictObject({
            isIntact: z.boolean(),
            checked: z.int(),
            first: z.string().nullable(),
            last: seal,
            fault: z
              .strictObject({
                kind: z.enum(['changed', 'missing', 'gap']),
                place: z.string(),
                entry: z.string(),
              })
              .nullable(),
            checkedAt: instant,
          })
          .meta({ id: 'JournalProof' }),
      },
    })
    .mutation(({ ctx }) => verifyJournal(ctx.deps)),
});
