import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { LEGAL_CHECKS } from '#domain/setup/legal-check.ts';
import { SETUP_STEPS } from '#domain/setup/setup-steps.ts';
import { templateInput } from '#inputs/setup.ts';
import { applyTemplate } from '#use-cases/setup/apply-template.ts';
import { showSetup } from '#use-cases/setup/show-setup.ts';
import * as texts from './setup-texts.ts';

const MANAGERS: Access = ['ROLE_MANAGER'];
const OWNERS: Access = ['ROLE_ADMIN'];

const output = z.strictObject({
  steps: z.array(z.strictObject({ id: z.enum(SETUP_STEPS), isDone: z.boolean() })),
  legal: z.array(
    z.strictObject({ id: z.enum(LEGAL_CHECKS), state: z.enum(['fine', 'missing', 'look']), count: z.int() }),
  ),
  samples: z.int(),
  branch: z.int().nullable(),
  menu: z.int().nullable(),
  accessibilityPage: z.int().nullable(),
  invoiceGap: z
    .strictObject({
      record: z.enum(['config', 'branch', 'division']),
      id: z.int().nullable(),
      field: z.string(),
    })
    .nullable(),
  isOpeningSoon: z.boolean(),
  hasOrders: z.boolean(),
});

/** The way from an empty shop to its first order. */
export const setupRouter = router({
  show: procedure
    .meta({
      access: MANAGERS,
      rest: { method: 'GET', path: '/setup', tag: texts.tag, summary: texts.show, output },
    })
    .query(({ ctx }) => showSetup(ctx.deps, ctx.actor, { isMailSent: ctx.deps.mail.isSending })),

  applyTemplate: procedure
    .meta({
      access: OWNERS,
      rest: {
        method: 'POST',
        path: '/setup/template',
        status: 201,
        tag: texts.tag,
        summary: texts.applyTemplate,
        description: texts.applyTemplateNote,
        output: z.strictObject({ branch: z.int() }),
      },
    })
    .input(templateInput)
    .mutation(({ ctx, input }) => applyTemplate(ctx.deps, ctx.actor, input)),
});
