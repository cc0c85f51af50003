import { z } from 'zod';
import { type Access, requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { RETENTION_COUNTRIES, STAGES } from '#domain/privacy/retention.ts';
import { retentionInput, retentionPeriods, saveRetentionInput } from '#inputs/privacy.ts';
import {
  previewRetention,
  type RetentionPreview,
  saveRetention,
  showRetention,
} from '#use-cases/privacy/manage-retention.ts';
import * as texts from './texts.ts';

const ADMINISTRATORS: Access = ['ROLE_ADMIN'];

const instant = z.iso.datetime({ offset: true });
const previewSchema = z
  .strictObject({
    orders: z.array(
      z.strictObject({
        country: z.enum(RETENTION_COUNTRIES),
        stage: z.enum(STAGES),
        before: instant.describe(texts.before),
        due: z.int().min(0),
        waiting: z.int().min(0).describe(texts.waiting),
        oldest: instant.nullable(),
      }),
    ),
    sample: z.array(
      z.strictObject({
        id: z.int(),
        uid: z.string(),
        ticketNumber: z.int(),
        branch: z.string(),
        createdAt: instant,
      }),
    ),
    forms: z.int().min(0),
    formsBefore: instant,
  })
  .meta({ id: 'RetentionPreview' });

/** How long guests are remembered. */
export const retentionRouter = router({
  show: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'GET',
        path: '/retention',
        tag: texts.tag,
        summary: texts.show,
        description: texts.showNote,
        output: z.strictObject({
          periods: retentionPeriods,
          startsAt: instant.describe(texts.startsAt),
          isStarted: z.boolean(),
          preview: previewSchema,
        }),
      },
    })
    .query(async ({ ctx }) => {
      const { preview, startsAt, ...rest } = await showRetention(ctx.deps);
      return { ...rest, startsAt: startsAt.toISOString(), preview: onTheWire(preview) };
    }),

  preview: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/retention/preview',
        tag: texts.tag,
        summary: texts.preview,
        output: previewSchema,
      },
    })
    .input(retentionInput)
    .mutation(async ({ ctx, input }) => onTheWire(await previewRetention(ctx.deps, input.periods))),

  save: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'PUT',
        path: '/retention',
        tag: texts.tag,
        summary: texts.save,
        description: texts.saveNote,
        output: z.strictObject({ periods: retentionPeriods }),
        failures: ['retention-order'],
      },
    })
    .input(saveRetentionInput)
    .mutation(async ({ ctx, input }) => {
      await saveRetention(ctx.deps, requireUser(ctx.actor), input);
      return { periods: input.periods };
    }),
});

function onTheWire({ orders, sample, forms, formsBefore }: RetentionPreview) {
  return {
    orders: orders.map(({ before, oldest, ...rest }) => ({
      ...rest,
      before: before.toISOString(),
      oldest: oldest?.toISOString() ?? null,
    })),
    sample: sample.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() })),
    forms,
    formsBefore: formsBefore.toISOString(),
  };
}
