import { z } from 'zod';
import { type Access, requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { keptMailId, keptMailsInput } from '#inputs/mail-box.ts';
import type { KeptMail } from '#use-cases/messages/mail-box.ts';
import { listKeptMails, readKeptMail } from '#use-cases/messages/read-mail-box.ts';
import { sendTestMail } from '#use-cases/messages/send-test-mail.ts';
import * as texts from './mail-box-texts.ts';

const EVERYBODY_AT_WORK: Access = ['ROLE_EMPLOYEE', 'device'];
const MANAGERS: Access = ['ROLE_MANAGER'];
const ADMINISTRATORS: Access = ['ROLE_ADMIN'];

const at = z.string().describe(texts.at);
const head = {
  id: z.string(),
  at,
  to: z.string(),
  subject: z.string(),
};
const keptMailSchema = z.strictObject(head).meta({ id: 'KeptMail' });
const keptMailContentSchema = z
  .strictObject({
    ...head,
    from: z.string(),
    replyTo: z.string(),
    text: z.string(),
    html: z.string().nullable().describe(texts.htmlNote),
    attachments: z.array(z.strictObject({ name: z.string(), mimeType: z.string(), bytes: z.int().min(0) })),
  })
  .meta({ id: 'KeptMailContent' });
const OUTCOMES = [
  'accepted',
  'kept',
  'login',
  'address',
  'refused',
  'later',
  'unreachable',
  'silent',
  'encryption',
  'recipient-missing',
  'unknown',
] as const;

/** The way out of mails: whether they leave, what the mail server says, and what was kept for want of one. */
export const mailBoxRouter = router({
  state: procedure
    .meta({
      access: EVERYBODY_AT_WORK,
      rest: {
        method: 'GET',
        path: '/mail-server',
        tag: texts.tag,
        summary: texts.state,
        output: z.strictObject({ isSending: z.boolean().describe(texts.isSendingNote) }),
      },
    })
    .query(({ ctx }) => ({ isSending: ctx.deps.mail.isSending })),

  test: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/mail-server/test',
        tag: texts.tag,
        summary: texts.test,
        description: texts.testNote,
        output: z
          .strictObject({
            outcome: z.enum(OUTCOMES),
            status: z.int().nullable().describe(texts.statusNote),
            reply: z.string().nullable().describe(texts.replyNote),
            sentence: z.string(),
            to: z.string(),
          })
          .meta({ id: 'TestMailResult' }),
      },
    })
    .mutation(({ ctx }) => sendTestMail(ctx.deps, requireUser(ctx.actor))),

  list: procedure
    .meta({
      access: MANAGERS,
      rest: {
        method: 'GET',
        path: '/mail-box',
        tag: texts.tag,
        summary: texts.list,
        description: texts.listNote,
        isList: true,
        output: keptMailSchema,
      },
    })
    .input(keptMailsInput)
    .query(async ({ ctx, input }) => {
      const { data, total } = await listKeptMails(ctx.deps, requireUser(ctx.actor), input);
      return { data: data.map(headOf), total };
    }),

  show: procedure
    .meta({
      access: MANAGERS,
      rest: {
        method: 'GET',
        path: '/mail-box/{id}',
        tag: texts.tag,
        summary: texts.show,
        description: texts.listNote,
        output: keptMailContentSchema,
      },
    })
    .input(keptMailId)
    .query(async ({ ctx, input }) => {
      const mail = await readKeptMail(ctx.deps, requireUser(ctx.actor), input.id);
      const { from, replyTo, text, html, attachments } = mail;
      return {
        ...headOf(mail),
        ...{ from, replyTo, text, html },
        attachments: attachments.map(({ name, mimeType, bytes }) => ({
          name,
          mimeType,
          bytes: bytes.length,
        })),
      };
    }),
});

function headOf({ id, at: written, to, subject }: KeptMail) {
  return { id, at: written.toISOString(), to, subject };
}
