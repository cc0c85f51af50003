import { procedure, router } from '#api/http/trpc.ts';
import * as texts from '#api/routers/texts.ts';
import { mailPreviewOutput, previewMailInput } from '#inputs/mail.ts';
import { previewMail } from '#use-cases/messages/preview-mail.ts';

/** What the shop writes to guests and to itself. */
export const mailsRouter = router({
  preview: procedure
    .meta({
      access: ['ROLE_MANAGER'],
      limit: 'renderings',
      rest: {
        method: 'GET',
        path: '/mails/{mail}/preview',
        tag: texts.tagMails,
        summary: texts.mailsPreview,
        description: texts.mailsPreviewNote,
        output: mailPreviewOutput,
      },
    })
    .input(previewMailInput)
    .query(({ ctx, input }) => previewMail(ctx.deps, input)),
});
