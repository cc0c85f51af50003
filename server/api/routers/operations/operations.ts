import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { callOf } from '#api/routers/access/factor.ts';
import { LEVELS } from '#domain/operations/judgement.ts';
import { SUBJECTS } from '#domain/operations/subjects.ts';
import { ownFactorInput } from '#inputs/factor.ts';
import { KEY_ORIGINS } from '#use-cases/operations/backup-store.ts';
import { showBackupKey } from '#use-cases/operations/show-backup-key.ts';
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

  backupKey: procedure
    .meta({
      access: ['ROLE_ADMIN'],
      rest: {
        method: 'GET',
        path: '/operations/backup-key',
        tag: texts.tag,
        summary: texts.backupKey,
        description: texts.backupKeyNote,
        output: z.strictObject({ origin: z.enum(KEY_ORIGINS) }),
      },
    })
    .query(async ({ ctx }) => ({ origin: (await ctx.deps.backups.readKey()).origin })),

  showBackupKey: procedure
    .meta({
      access: ['ROLE_ADMIN'],
      limit: 'login',
      rest: {
        method: 'POST',
        path: '/operations/backup-key',
        tag: texts.tag,
        summary: texts.showBackupKey,
        description: texts.showBackupKeyNote,
        output: z.strictObject({ key: z.string() }),
        failures: ['not-found', 'too-many-logins', 'logins-busy'],
      },
    })
    .input(ownFactorInput)
    .mutation(async ({ ctx, input }) => ({
      key: await showBackupKey(ctx.deps, requireUser(ctx.actor), callOf(ctx, input)),
    })),
});
